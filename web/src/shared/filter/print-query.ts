import { type BBox, canonicalFilter, type MapFilter } from '@naksha/events/kernel';

/** Degrees with five decimals, about a metre: equal views ask with equal addresses. */
export const printBBox = (bbox: BBox): string => bbox.map((degrees) => String(Number(degrees.toFixed(5)))).join(',');

/** The filter as every call spells it: one text for one meaning, so that caches are hit. Chips repeat `search`. */
export function filterQuery(filter: MapFilter): Record<string, string | string[]> {
  const params = new URLSearchParams(canonicalFilter(filter));
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}
