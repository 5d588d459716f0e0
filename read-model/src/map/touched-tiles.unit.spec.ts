import { affectsTile, LIVE_CELL_ZOOM } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { listAffectedPreparedTiles, PREPARED_ZOOMS } from './touched-tiles.ts';

const cell = { x: 11684, y: 6713 };

describe('tiles affected by a change', () => {
  it('are the ancestors, the cell itself and cells within it', () => {
    const tiles = [...listAffectedPreparedTiles(cell)];
    for (let z = PREPARED_ZOOMS.min; z <= LIVE_CELL_ZOOM; z++) {
      const scale = 2 ** (LIVE_CELL_ZOOM - z);
      expect(tiles).toContainEqual({ z, x: Math.floor(11684 / scale), y: Math.floor(6713 / scale) });
    }
    const within = tiles.filter(({ z, x, y }) => z === 15 && x >> 1 === 11684 && y >> 1 === 6713);
    expect(within).toHaveLength(4);
  });

  it('include the neighbors where it clusters, because their surroundings are a whole tile', () => {
    const at = (zoom: number) => [...listAffectedPreparedTiles(cell)].filter(({ z }) => z === zoom);
    expect(at(13)).toHaveLength(3 * 3);
    expect(at(13)).toContainEqual({ z: 13, x: 5841, y: 3355 });
    expect(at(15)).toHaveLength(4 * 4);
    expect(at(16)).toHaveLength(4 * 4);
  });

  it('are exactly those that match `touchesTile`', () => {
    const listed = new Set([...listAffectedPreparedTiles(cell)].map(({ z, x, y }) => `${z}/${x}/${y}`));
    for (const z of [7, 12, 14, 16]) {
      const scale = 2 ** (z - LIVE_CELL_ZOOM);
      const [cx, cy] = [Math.floor(11684 * scale), Math.floor(6713 * scale)];
      for (let x = cx - 6; x <= cx + 6; x++)
        for (let y = cy - 6; y <= cy + 6; y++)
          expect(listed.has(`${z}/${x}/${y}`), `${z}/${x}/${y}`).toBe(affectsTile(cell, { z, x, y }));
    }
  });
});
