import type { MapFilter } from '@naksha/events/kernel';
import { readState, UNDER_REVIEW } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import type { RowStore } from '../rows/row-store.ts';
import { countMatches, EVERYWHERE } from './count-matches.ts';

/** So many of the public matches after the first `skip`. */
export type AgeQuery = { filter: MapFilter; skip: number; limit: number };
export type ListedByAge = { ids: number[]; total: number };

/** The oldest first: what is posted while somebody goes through the pages comes at their end, and moves nothing. */
export function listByAge(
  store: RowStore,
  filter: CompiledFilter,
  { skip, limit }: Omit<AgeQuery, 'filter'>,
): ListedByAge {
  const { total } = countMatches(store, filter, undefined);
  const ids = new Float64Array(total);
  let n = 0;
  visitMatches(store, filter, EVERYWHERE, (columns, row) => {
    if (readState(columns, row) !== UNDER_REVIEW) ids[n++] = columns.id[row];
  });
  ids.sort();
  return { ids: [...ids.subarray(skip, skip + limit)], total };
}
