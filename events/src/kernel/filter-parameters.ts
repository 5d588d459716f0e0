import { type AnyFacetValue, FACETS, type FacetName, facetWire, parseFacet, printFacet } from './attributes/facets.ts';
import { LISTING_FILTERS, type ListingFilterName, type ListingFilters } from './listing-filters.ts';

export type FilterParameterName = FacetName | ListingFilterName;
export type FilterParameterValue = AnyFacetValue | NonNullable<ListingFilters[ListingFilterName]>;

/** A filter that has a parameter of its own and stands in no relation to others: by an attribute, or by something else. */
export type FilterParameter = {
  name: FilterParameterName;
  /** In URLs and in the API. */
  wire: string;
  parse(text: string): { value: FilterParameterValue } | { reason: string };
  print(value: FilterParameterValue): string;
};

export const FILTER_PARAMETERS: readonly FilterParameter[] = [
  ...FACETS.map((facet) => ({
    name: facet.name,
    wire: facetWire(facet),
    parse: (text: string) => parseFacet(facet, text),
    print: (value: FilterParameterValue) => printFacet(facet, value as AnyFacetValue),
  })),
  ...(LISTING_FILTERS as readonly FilterParameter[]),
];
