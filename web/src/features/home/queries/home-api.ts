import type { ListingCard, ListingCount, ListingPage, Marks } from '@naksha/events/contracts';
import { type BBox, canonicalFilter, type ListingId, type MapFilter, type Sort } from '@naksha/events/kernel';
import { get, getPublic } from '../../../shared/api/api.ts';

/** Degrees with five decimals, about a metre: equal views ask with equal addresses. */
export const printBBox = (bbox: BBox): string => bbox.map((degrees) => String(Number(degrees.toFixed(5)))).join(',');

/** The filter as every call spells it: one text for one meaning, so that caches are hit. Chips repeat `search`. */
function filterQuery(filter: MapFilter): Record<string, string | string[]> {
  const params = new URLSearchParams(canonicalFilter(filter));
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}

export type ListAsk = { filter: MapFilter; bbox: BBox; sort: Sort; cursor?: string };

export const getListings = ({ filter, bbox, sort, cursor }: ListAsk, signal: AbortSignal): Promise<ListingPage> =>
  getPublic('/listings', { query: { ...filterQuery(filter), bbox: printBBox(bbox), cursor, sort }, signal });

export const getCount = (filter: MapFilter, bbox: BBox, signal: AbortSignal): Promise<ListingCount> =>
  getPublic('/map/count', { query: { ...filterQuery(filter), bbox: printBBox(bbox) }, signal });

export const getCards = async (ids: readonly ListingId[], signal: AbortSignal): Promise<ListingCard[]> =>
  (await getPublic<{ listings: ListingCard[] }>('/listings/cards', { query: { ids: ids.join(',') }, signal })).listings;

export const getMarks = (signal: AbortSignal): Promise<Marks> => get('/me/marks', { signal });
