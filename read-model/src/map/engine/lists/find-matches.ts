import type { BBox } from '@naksha/events/kernel';
import { findRowOfId } from '../base/base.ts';
import { hasBit } from '../base/bitmap.ts';
import { readStateCode, UNDER_REVIEW } from '../base/columns.ts';
import { type CompiledFilter, matchesRow } from '../filters/compiled-filter.ts';
import { bboxToRect, rectContainsPoint, rectRelativeToSquare } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { WHOLE_WORLD } from './count-matches.ts';

export function filterMatchingIds(
  store: RowStore,
  filter: CompiledFilter,
  ids: readonly number[],
  bbox: BBox | undefined,
): number[] {
  const { base, delta, square } = store;
  const rect = rectRelativeToSquare(square, bbox ? bboxToRect(bbox) : WHOLE_WORLD);
  return ids.filter((id) => {
    const slot = delta.findSlot(id);
    const row = slot ?? findRowOfId(base, id);
    const { columns } = slot === undefined ? base : delta;
    if (row < 0 || readStateCode(columns, row) === UNDER_REVIEW) return false;
    if (!rectContainsPoint(rect, columns.x[row], columns.y[row])) return false;
    return slot === undefined ? hasBit(filter.bits, row) : matchesRow(filter, columns, row, delta.terms[row]);
  });
}
