import { Problem } from '@naksha/events/contracts';
import { describe, expect, it } from 'vitest';
import { parseTileAddress } from './tile-address.ts';

const fields = (z: string, x: string, y: string): string[] => {
  try {
    parseTileAddress(z, x, y);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    expect((error as Problem).status).toBe(422);
    return ((error as Problem).errors ?? []).map(({ field }) => field);
  }
};

describe('the path of a tile', () => {
  it('is parsed', () => {
    expect(parseTileAddress('14', '11682', '6714.mvt')).toEqual({ z: 14, x: 11682, y: 6714 });
    expect(parseTileAddress('0', '0', '0.mvt')).toEqual({ z: 0, x: 0, y: 0 });
  });

  it.each([
    ['22', '0', '0.mvt', ['z']],
    ['x', '0', '0.mvt', ['z']],
    ['-1', '0', '0.mvt', ['z']],
    ['1.5', '0', '0.mvt', ['z']],
    ['03', '0', '0.mvt', ['z']],
    ['3', '8', '0.mvt', ['x']],
    ['3', '0', '8.mvt', ['y']],
    ['3', '0', '1', ['y']],
    ['3', '0', '1.png', ['y']],
    ['3', '1e0', '0x1.mvt', ['x', 'y']],
    ['21', '99999999', '0.mvt', ['x']],
  ])('%s/%s/%s is rejected, naming %j', (z, x, y, wrong) => {
    expect(fields(z, x, y)).toEqual(wrong);
  });
});
