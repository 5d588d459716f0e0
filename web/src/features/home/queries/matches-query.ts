import { type BBox, canonicalFilterQuery, type ListingId, type MapFilter } from '@naksha/events/kernel';
import type { MatchingIds } from '@naksha/events/wire/listing-page';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters, printBBox } from '../../../shared/filter/print-query.ts';

const AT_ONCE = 50;

async function countMatches(
  ids: readonly ListingId[],
  { filter, bbox, at }: { filter: MapFilter; bbox: BBox; at: string | undefined },
  signal: AbortSignal,
): Promise<number> {
  const query = { ...filterToCanonicalParameters(filter), bbox: printBBox(bbox), at };
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, k) =>
    fetchPublicJson<MatchingIds>('/map/matches', {
      query: { ...query, ids: ids.slice(k * AT_ONCE, (k + 1) * AT_ONCE).join() },
      signal,
      live: at === undefined,
    }),
  );
  return (await Promise.all(parts)).reduce((sum, part) => sum + part.ids.length, 0);
}

export const matchCountOfIdsQuery = (
  ids: readonly ListingId[],
  filter: MapFilter,
  bbox: BBox | undefined,
  at?: string,
) =>
  queryOptions({
    queryKey: [...listingsKey, 'matches', canonicalFilterQuery(filter), bbox && printBBox(bbox), at, ids],
    queryFn: ({ signal }) => countMatches(ids, { filter, bbox: bbox!, at }, signal),
    enabled: bbox !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  });
