import { visitCells } from '../base/directory.ts';
import { type Rect, rectContainsPoint, rectRelativeToSquare } from './root-square.ts';
import type { RowStore } from './row-store.ts';

/** False only if no row of any filter is in the rectangle. */
export function mayHaveRowsInRect(store: RowStore, rect: Rect): boolean {
  const { base, delta, square } = store;
  const inside = rectRelativeToSquare(square, rect);
  let found = false;
  const { x, y } = base.columns;
  visitCells(base.directory, base.bits, inside, {
    whole() {
      found = true;
    },
    cut(start, end) {
      for (let row = start; row < end && !found; row++) found = rectContainsPoint(inside, x[row], y[row]);
    },
  });
  for (let row = 0; row < delta.n && !found; row++)
    found = rectContainsPoint(inside, delta.columns.x[row], delta.columns.y[row]);
  return found;
}
