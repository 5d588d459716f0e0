import type { BBox, Position } from '@naksha/events/kernel';
import { type Columns, readStateCode, UNDER_REVIEW } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { positionToUnits, type Rect, unitsToPosition } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { type MatchCount, WHOLE_WORLD } from './count-matches.ts';

/** 2 km at 31° north. */
const AROUND = 2 ** 16;

export type Nearest = MatchCount & { bbox: BBox };

/**
 * Homes under review only if there are no others. At equal distance the newer one, so that the result depends only on
 * the rows.
 */
export function findNearestMatchArea(store: RowStore, filter: CompiledFilter, from: Position): Nearest | undefined {
  const { square } = store;
  const at = positionToUnits(from);
  let nearest: { x: number; y: number; rank: [number, number, number] } | undefined;
  const place = (columns: Columns, row: number) => ({ x: columns.x[row] + square.x, y: columns.y[row] + square.y });
  visitMatches(store, filter, WHOLE_WORLD, (columns, row) => {
    const { x, y } = place(columns, row);
    const isHidden = readStateCode(columns, row) === UNDER_REVIEW ? 1 : 0;
    const rank: [number, number, number] = [isHidden, (x - at.x) ** 2 + (y - at.y) ** 2, -columns.id[row]];
    if (!nearest || precedes(rank, nearest.rank)) nearest = { x, y, rank };
  });
  if (!nearest) return undefined;
  const { x, y } = nearest;
  const around: Rect = { x0: x - AROUND, y0: y - AROUND, x1: x + AROUND + 1, y1: y + AROUND + 1 };
  const box: Rect = { x0: x, y0: y, x1: x, y1: y };
  const counted: MatchCount = { total: 0, underReview: 0 };
  visitMatches(store, filter, around, (columns, row) => {
    const found = place(columns, row);
    box.x0 = Math.min(box.x0, found.x);
    box.y0 = Math.min(box.y0, found.y);
    box.x1 = Math.max(box.x1, found.x);
    box.y1 = Math.max(box.y1, found.y);
    counted[readStateCode(columns, row) === UNDER_REVIEW ? 'underReview' : 'total']++;
  });
  const [northWest, southEast] = [unitsToPosition(box.x0, box.y0), unitsToPosition(box.x1 + 1, box.y1 + 1)];
  return { ...counted, bbox: [northWest.lng, southEast.lat, southEast.lng, northWest.lat] };
}

function precedes(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, k) => value !== b[k]);
  return at >= 0 && a[at] < b[at];
}
