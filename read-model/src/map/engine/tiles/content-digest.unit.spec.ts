import { type TileAddress, TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import type { MapRow } from '../rows/map-row.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { tileAtPosition } from '../testing/arbitrary-rows.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { digestTileContent } from './content-digest.ts';

const rows = [...sampleRows(300)];
function open(base: readonly MapRow[], later: readonly MapRow[] = []): RowStore {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load(base);
  for (const upsert of later) store.apply({ upsert }, () => {});
  return store;
}
const NOTHING = '0'.repeat(16);

it('a digest has 16 digits, is 0 for no rows, and does not depend on the order of rows', () => {
  const [inBase, later, mixed] = [open(rows), open([], rows), open(rows.slice(100), rows.slice(0, 100))];
  for (const z of [0, 11, 13, 15, 16, 18]) {
    const tile = tileAtPosition(z, rows[0].position);
    const digest = digestTileContent(inBase, tile);
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(digest).not.toBe(NOTHING);
    expect([digestTileContent(later, tile), digestTileContent(mixed, tile)]).toEqual([digest, digest]);
  }
  expect(digestTileContent(open([]), { z: 0, x: 0, y: 0 })).toBe(NOTHING);
  expect(digestTileContent(inBase, { z: 12, x: 0, y: 0 })).toBe(NOTHING);
});

it('a digest covers the rows in the tile, and in the eight around it if it clusters', () => {
  const [row] = rows;
  for (const [z, halo] of [
    [14, 1],
    [15, 1],
    [16, 0],
    [17, 0],
  ])
    for (const store of [open([row]), open([], [row])]) {
      const home = tileAtPosition(z, row.position);
      const seen: string[] = [];
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const tile: TileAddress = { z, x: home.x + dx, y: home.y + dy };
          if (digestTileContent(store, tile) !== NOTHING) seen.push(`${dx} ${dy}`);
        }
      expect(seen).toHaveLength((2 * halo + 1) ** 2);
      expect(seen).toContain('0 0');
      expect(seen.includes('1 -1') && seen.includes('-1 1')).toBe(halo === 1);
    }
});

it('a removed row does not affect it', () => {
  const store = open(rows);
  const tile = tileAtPosition(15, rows[5].position);
  store.apply({ remove: rows[5].id }, () => {});
  expect(digestTileContent(store, tile)).toBe(digestTileContent(open(rows.filter((_, k) => k !== 5)), tile));
});
