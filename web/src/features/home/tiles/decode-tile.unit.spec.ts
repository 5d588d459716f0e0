import { expect, it } from 'vitest';
import { decodeTile } from './decode-tile.ts';

/** One layer, `review`, with one feature in the middle of the tile. */
const REVIEW_TILE = [
  ...[0x1a, 0x18, 0x78, 0x02, 0x0a, 0x06, ...Buffer.from('review')],
  ...[0x12, 0x09, 0x18, 0x01, 0x22, 0x05, 0x09, 0x80, 0x20, 0x80, 0x20],
  ...[0x28, 0x80, 0x20],
];

it('reads marks of several homes under review, which have only a position', () => {
  const [mark, ...others] = decodeTile(new Uint8Array(REVIEW_TILE).buffer, { z: 1, x: 0, y: 0 });
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ kind: 'review', position: { lng: -90 } });
  expect(Object.keys(mark).sort()).toEqual(['key', 'kind', 'position']);
});
