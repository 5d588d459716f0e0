import { bitmapWordWithinRange, lowestBitIndex } from '../base/bitmap.ts';
import type { Columns } from '../base/columns.ts';
import { visitCells } from '../base/directory.ts';
import { type Rect, rectContainsPoint, rectRelativeToSquare } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { type CompiledFilter, matchesRow } from './compiled-filter.ts';

/** In no particular order. */
export function visitMatches(
  store: RowStore,
  filter: CompiledFilter,
  rect: Rect,
  visit: (columns: Columns, row: number) => void,
): void {
  const { base, delta, square } = store;
  const inside = rectRelativeToSquare(square, rect);
  const visitRun = (start: number, end: number, check: boolean) => {
    const { x, y } = base.columns;
    for (let at = start >>> 5; at <= (end - 1) >>> 5; at++) {
      for (let word = bitmapWordWithinRange(filter.bits, at, start, end); word !== 0; word &= word - 1) {
        const row = (at << 5) + lowestBitIndex(word);
        if (!check || rectContainsPoint(inside, x[row], y[row])) visit(base.columns, row);
      }
    }
  };
  visitCells(base.directory, square.bits, inside, {
    whole: (_step, _key, start, end) => visitRun(start, end, false),
    cut: (start, end) => visitRun(start, end, true),
  });
  for (let row = 0; row < delta.n; row++)
    if (
      rectContainsPoint(inside, delta.columns.x[row], delta.columns.y[row]) &&
      matchesRow(filter, delta.columns, row, delta.terms[row])
    )
      visit(delta.columns, row);
}
