import type { BBox } from '@naksha/events/kernel';
import { countBits, hasBit } from '../base/bitmap.ts';
import { readStateCode, UNDER_REVIEW } from '../base/columns.ts';
import { visitCells } from '../base/directory.ts';
import { type CompiledFilter, matchesRow } from '../filters/compiled-filter.ts';
import { bboxToRect, type Rect, rectContainsPoint, rectRelativeToSquare } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';

/** `total` counts public homes. */
export type MatchCount = { total: number; underReview: number };

export const WHOLE_WORLD: Rect = { x0: 0, y0: 0, x1: 2 ** 31, y1: 2 ** 31 };

export function countMatches(store: RowStore, filter: CompiledFilter, bbox: BBox | undefined): MatchCount {
  const { base, delta, square } = store;
  const rect = rectRelativeToSquare(square, bbox ? bboxToRect(bbox) : WHOLE_WORLD);
  const review = base.facets.state[UNDER_REVIEW];
  let [all, underReview] = [0, 0];
  visitCells(base.directory, square.bits, rect, {
    whole(_step, _key, start, end) {
      all += countBits(filter.bits, start, end);
      underReview += countBits(filter.bits, start, end, review);
    },
    cut(start, end) {
      for (let row = start; row < end; row++) {
        if (!hasBit(filter.bits, row) || !rectContainsPoint(rect, base.columns.x[row], base.columns.y[row])) continue;
        all++;
        if (hasBit(review, row)) underReview++;
      }
    },
  });
  const { columns, terms } = delta;
  for (let row = 0; row < delta.n; row++) {
    if (!rectContainsPoint(rect, columns.x[row], columns.y[row]) || !matchesRow(filter, columns, row, terms[row]))
      continue;
    all++;
    if (readStateCode(columns, row) === UNDER_REVIEW) underReview++;
  }
  return { total: all - underReview, underReview };
}
