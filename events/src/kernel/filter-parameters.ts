import {
  type AnyFacetValue,
  FACETS,
  type FacetName,
  facetParameterName,
  parseFacetValue,
  printFacetValue,
} from './attributes/facets.ts';
import { repairRangeParameter } from './attributes/number-facets.ts';
import { LISTING_FILTERS, type ListingFilterName, type ListingFilters } from './listing-filters.ts';

export type FilterParameterName = FacetName | ListingFilterName;
export type FilterParameterValue = AnyFacetValue | NonNullable<ListingFilters[ListingFilterName]>;

export type FilterParameter = {
  name: FilterParameterName;
  wire: string;
  /** @param nearest takes the nearest valid value */
  parse(text: string, nearest: boolean): { value: FilterParameterValue | undefined } | { reason: string };
  print(value: FilterParameterValue): string;
};

export const FILTER_PARAMETERS: readonly FilterParameter[] = [
  ...FACETS.map((facet) => ({
    name: facet.name,
    wire: facetParameterName(facet),
    parse: (text: string, nearest: boolean) =>
      parseFacetValue(facet, nearest && facet.facet.by === 'range' ? repairRangeParameter(facet, text) : text),
    print: (value: FilterParameterValue) => printFacetValue(facet, value as AnyFacetValue),
  })),
  ...(LISTING_FILTERS as readonly FilterParameter[]),
];
