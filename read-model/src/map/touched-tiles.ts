import { LIVE_CELL_ZOOM } from '@naksha/events/contracts';
import { LAST_CLUSTERED } from './engine/markers/tile-markers.ts';
import type { TileAddress } from './engine/rows/map-row.ts';

/** Zooms at which unfiltered tiles are rendered before anyone asks: from the whole region to one past clustering. */
export const PREPARED_ZOOMS = { min: 7, max: LAST_CLUSTERED + 1 };

/** In tiles: how far beyond a tile's edge a listing can have a part in it. Clustering's halo is a whole tile. */
const haloAt = (z: number): number => (z <= LAST_CLUSTERED ? 1 : 0);

const cellOf = (text: string): TileAddress => {
  const [x, y] = text.split('/').map(Number);
  return { z: LIVE_CELL_ZOOM, x, y };
};

/** Whether a change in the live cell can change the tile. */
export function touches(cell: string, address: TileAddress): boolean {
  const { z, x, y } = cellOf(cell);
  const scale = 2 ** (address.z - z);
  const halo = haloAt(address.z);
  const overlaps = (c: number, a: number) => (c + 1) * scale > a - halo && c * scale < a + 1 + halo;
  return overlaps(x, address.x) && overlaps(y, address.y);
}

/** The tiles of the prepared zooms that a change in the cell may have changed, coarse ones first. */
export function* touchedTiles(cell: string): Generator<TileAddress> {
  const at = cellOf(cell);
  for (let z = PREPARED_ZOOMS.min; z <= PREPARED_ZOOMS.max; z++) {
    const scale = 2 ** (z - at.z);
    const last = 2 ** z - 1;
    const from = (c: number) => Math.max(0, Math.floor(c * scale) - haloAt(z));
    const to = (c: number) => Math.min(last, Math.ceil((c + 1) * scale) - 1 + haloAt(z));
    for (let x = from(at.x); x <= to(at.x); x++) for (let y = from(at.y); y <= to(at.y); y++) yield { z, x, y };
  }
}
