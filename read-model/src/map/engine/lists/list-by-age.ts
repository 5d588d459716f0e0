import type { MapFilter } from '@naksha/events/kernel';
import { readStateCode, UNDER_REVIEW } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import type { RowStore } from '../rows/row-store.ts';
import { countMatches, WHOLE_WORLD } from './count-matches.ts';

export type AgeQuery = { filter: MapFilter; skip: number; limit: number };
export type ListedByAge = { ids: number[]; total: number };

/** Oldest first, so that homes posted while someone pages through are added at the end. */
export function listMatchesOldestFirst(
  store: RowStore,
  filter: CompiledFilter,
  { skip, limit }: Omit<AgeQuery, 'filter'>,
): ListedByAge {
  const { total } = countMatches(store, filter, undefined);
  const ids = new Float64Array(total);
  let n = 0;
  visitMatches(store, filter, WHOLE_WORLD, (columns, row) => {
    if (readStateCode(columns, row) !== UNDER_REVIEW) ids[n++] = columns.id[row];
  });
  return { ids: [...selectWindow(ids, skip, Math.min(skip + limit, total))], total };
}

/** Sorting a million values takes ten times as long. */
function selectWindow(values: Float64Array, from: number, to: number): Float64Array {
  if (from >= to) return new Float64Array();
  moveSmallest(values, from, 0);
  if (to < values.length) moveSmallest(values, to, from);
  return values.subarray(from, to).sort();
}

/** Hoare's selection; values before `from` are already in place. */
function moveSmallest(values: Float64Array, count: number, from: number): void {
  let [left, right] = [from, values.length - 1];
  while (left < right) {
    const pivot = values[(left + right) >>> 1];
    let [i, j] = [left, right];
    while (i <= j) {
      while (values[i] < pivot) i++;
      while (values[j] > pivot) j--;
      if (i > j) break;
      [values[i], values[j]] = [values[j], values[i]];
      i++;
      j--;
    }
    if (count <= j) right = j;
    else if (count >= i) left = i;
    else return;
  }
}
