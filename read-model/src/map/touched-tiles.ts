import { LAST_CLUSTERED_Z, type LiveCell, type TileAddress, tilesTouched } from '@naksha/events/kernel';

/** Zooms at which tiles without filter are rendered in advance: from the whole region to one beyond clustering. */
export const PREPARED_ZOOMS = { min: 7, max: LAST_CLUSTERED_Z + 1 };

/** Tiles of the prepared zooms that a change in the cell may affect, coarse ones first. */
export function* touchedTiles(cell: LiveCell): Generator<TileAddress> {
  for (let z = PREPARED_ZOOMS.min; z <= PREPARED_ZOOMS.max; z++) {
    const { left, top, right, bottom } = tilesTouched(cell, z);
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) yield { z, x, y };
  }
}
