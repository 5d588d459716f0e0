import { LAST_CLUSTERED_Z, type LiveCell, type TileAddress, tilesAffectedByCell } from '@naksha/events/kernel';

export const PREPARED_ZOOMS = { min: 7, max: LAST_CLUSTERED_Z + 1 };

/** Coarse ones first. */
export function* listAffectedPreparedTiles(cell: LiveCell): Generator<TileAddress> {
  for (let z = PREPARED_ZOOMS.min; z <= PREPARED_ZOOMS.max; z++) {
    const { left, top, right, bottom } = tilesAffectedByCell(cell, z);
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) yield { z, x, y };
  }
}
