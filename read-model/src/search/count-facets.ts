import type { Subtype } from '@naksha/events/kernel';
import type { SearchFacets } from '@naksha/events/wire/suggestions';

/** Null if missing. */
export type FacetRow = { subtype: Subtype; bedrooms: string | null; city: string | null };

export function countSearchFacets(rows: readonly FacetRow[]): SearchFacets {
  const count = (value: (row: FacetRow) => string | null): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const row of rows) {
      const key = value(row);
      if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };
  return {
    property_subtype: count(({ subtype }) => subtype),
    bedrooms: count(({ bedrooms }) => bedrooms),
    city: count(({ city }) => city),
  };
}
