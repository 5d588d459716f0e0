import { type BBox, canonicalFilterQuery, type MapFilter } from '@naksha/events/kernel';

/** Five decimals, about a metre, so that equal views have equal URLs. */
export const printBBox = (bbox: BBox): string => bbox.map((degrees) => String(Number(degrees.toFixed(5)))).join(',');

/** Canonical, so that caches are hit. */
export function filterToCanonicalParameters(filter: MapFilter): Record<string, string | string[]> {
  const params = new URLSearchParams(canonicalFilterQuery(filter));
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}
