import { LIVE_CELL_ZOOM } from '@naksha/events/contracts';
import { describe, expect, it } from 'vitest';
import { PREPARED_ZOOMS, touchedTiles, touches } from './touched-tiles.ts';

const cell = '11684/6713';

describe('the tiles that a change touches', () => {
  it('are the ancestors, the cell itself and what lies in it', () => {
    const tiles = [...touchedTiles(cell)];
    for (let z = PREPARED_ZOOMS.min; z <= LIVE_CELL_ZOOM; z++) {
      const scale = 2 ** (LIVE_CELL_ZOOM - z);
      expect(tiles).toContainEqual({ z, x: Math.floor(11684 / scale), y: Math.floor(6713 / scale) });
    }
    const within = tiles.filter(({ z, x, y }) => z === 15 && x >> 1 === 11684 && y >> 1 === 6713);
    expect(within).toHaveLength(4);
  });

  it('are neighbours too where the cell lies at their border', () => {
    const zoom13 = [...touchedTiles(cell)].filter(({ z }) => z === 13).map(({ x, y }) => `${x}/${y}`);
    // 11684 is the western half of 5842, 6713 the southern half of 3356.
    expect(zoom13.sort()).toEqual(['5841/3356', '5841/3357', '5842/3356', '5842/3357']);
  });

  it('are exactly those that `touches` says yes to', () => {
    const listed = new Set([...touchedTiles(cell)].map(({ z, x, y }) => `${z}/${x}/${y}`));
    for (const z of [7, 12, 14, 16]) {
      const scale = 2 ** (z - LIVE_CELL_ZOOM);
      const [cx, cy] = [Math.floor(11684 * scale), Math.floor(6713 * scale)];
      for (let x = cx - 6; x <= cx + 6; x++)
        for (let y = cy - 6; y <= cy + 6; y++)
          expect(listed.has(`${z}/${x}/${y}`), `${z}/${x}/${y}`).toBe(touches(cell, { z, x, y }));
    }
  });
});
