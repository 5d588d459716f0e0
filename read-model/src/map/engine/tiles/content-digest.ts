import { LAST_CLUSTERED_Z, type TileAddress } from '@naksha/events/kernel';
import { hasBit } from '../base/bitmap.ts';
import { countCoarserCells, visitCells } from '../base/directory.ts';
import { computeRowHashIntoShared, rowHash } from '../base/row-hash.ts';
import { rectContainsPoint, rectRelativeToSquare, tileToRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';

/** Includes its halo of one tile if it clusters. */
export function digestTileContent(store: RowStore, { z, x, y }: TileAddress): string {
  const { base, delta, square } = store;
  const { directory, columns, alive } = base;
  const rect = rectRelativeToSquare(
    square,
    z <= LAST_CLUSTERED_Z ? tileToRect(z, x - 1, y - 1, 3) : tileToRect(z, x, y),
  );
  let [sum1, sum2] = [0, 0];
  const addRow = () => {
    sum1 = (sum1 + rowHash.h1) >>> 0;
    sum2 = (sum2 + rowHash.h2) >>> 0;
  };
  visitCells(directory, square.bits, rect, {
    whole(step, key) {
      sum1 = (sum1 + directory.sum1[countCoarserCells(step) + key]) >>> 0;
      sum2 = (sum2 + directory.sum2[countCoarserCells(step) + key]) >>> 0;
    },
    cut(start, end) {
      for (let row = start; row < end; row++) {
        if (!hasBit(alive, row) || !rectContainsPoint(rect, columns.x[row], columns.y[row])) continue;
        computeRowHashIntoShared(columns, row);
        addRow();
      }
    },
  });
  for (let row = 0; row < delta.n; row++) {
    if (!rectContainsPoint(rect, delta.columns.x[row], delta.columns.y[row])) continue;
    computeRowHashIntoShared(delta.columns, row);
    addRow();
  }
  return sum1.toString(16).padStart(8, '0') + sum2.toString(16).padStart(8, '0');
}
