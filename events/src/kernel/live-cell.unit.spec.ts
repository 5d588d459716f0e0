import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affectsTile, LAST_CLUSTERED_Z, LIVE_CELL_ZOOM, parseLiveCell, tilesAffectedByCell } from './live-cell.ts';

const cell = { x: 11684, y: 6713 };

describe('live cells', () => {
  it('have the form x/y, and no other', () => {
    expect(parseLiveCell('11684/6713')).toEqual(cell);
    for (const text of ['', '1', '1/', '/1', '1/2/3', '-1/2', '1.5/2', ' 1/2', '1234567/1', 'a/b'])
      expect(parseLiveCell(text), text).toBeUndefined();
  });

  it('touch their ancestors, themselves and cells within them', () => {
    for (let z = 7; z <= 17; z++) {
      const scale = 2 ** (z - LIVE_CELL_ZOOM);
      expect(affectsTile(cell, { z, x: Math.floor(cell.x * scale), y: Math.floor(cell.y * scale) })).toBe(true);
      if (z < LIVE_CELL_ZOOM) continue;
      expect(affectsTile(cell, { z, x: (cell.x + 1) * scale - 1, y: (cell.y + 1) * scale - 1 })).toBe(true);
    }
  });

  it('touch the tile in which they cluster and its surroundings, and nothing else', () => {
    expect(tilesAffectedByCell(cell, 13)).toEqual({ z: 13, left: 5841, right: 5843, top: 3355, bottom: 3357 });
    expect(tilesAffectedByCell(cell, 14)).toEqual({ z: 14, left: 11683, right: 11685, top: 6712, bottom: 6714 });
    expect(tilesAffectedByCell(cell, 15)).toEqual({ z: 15, left: 23367, right: 23370, top: 13425, bottom: 13428 });
    expect(tilesAffectedByCell(cell, 16)).toEqual({ z: 16, left: 46736, right: 46739, top: 26852, bottom: 26855 });
  });

  it('touch no tile beyond the edge of the world', () => {
    expect(tilesAffectedByCell({ x: 0, y: 0 }, 14)).toEqual({ z: 14, left: 0, right: 1, top: 0, bottom: 1 });
    const last = 2 ** 14 - 1;
    expect(tilesAffectedByCell({ x: last, y: last }, 14)).toMatchObject({ left: last - 1, right: last, bottom: last });
    expect(tilesAffectedByCell({ x: 5, y: 5 }, 0)).toEqual({ z: 0, left: 0, right: 0, top: 0, bottom: 0 });
  });

  it('touch exactly the tiles whose padded square overlaps them', () => {
    const tile = fc.integer({ min: 5, max: 18 }).chain((z) => {
      const near = (c: number) => fc.integer({ min: -6, max: 6 }).map((by) => Math.floor(c * 2 ** (z - 14)) + by);
      return fc.record({ z: fc.constant(z), x: near(cell.x), y: near(cell.y) });
    });
    fc.assert(
      fc.property(tile, ({ z, x, y }) => {
        const scale = 2 ** (z - LIVE_CELL_ZOOM);
        const halo = z <= LAST_CLUSTERED_Z ? 1 : 0;
        const over = (c: number, a: number) => (c + 1) * scale > a - halo && c * scale < a + 1 + halo;
        expect(affectsTile(cell, { z, x, y })).toBe(
          x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z && over(cell.x, x) && over(cell.y, y),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
