import { FACETS, type Facet, type NumberRange } from './attributes/facets.ts';
import { MAX_RANGE_END, type MapFilter } from './map-filter.ts';
import { SUBTYPES_OF, SUBTYPES_WITH_BEDROOMS } from './options.ts';

/**
 * Removes contradictions and ranges that limit nothing. API callers may ask for contradictions, which match nothing.
 */
export function removeContradictionsAndIdleRanges(filter: MapFilter): MapFilter {
  const next = { ...filter };
  const { propertyType, subtype } = next;
  if (propertyType && subtype && !SUBTYPES_OF[propertyType].includes(subtype)) delete next.subtype;
  if (next.bedroom && (next.bedrooms || !allowsBedrooms(next))) delete next.bedroom;
  for (const facet of FACETS) if (!allowsFacet(next, facet)) delete next[facet.name];
  return clampFilterRanges(next);
}

export const allowsBedrooms = ({ propertyType, subtype }: MapFilter): boolean =>
  propertyType !== 'commercial' && (subtype === undefined || SUBTYPES_WITH_BEDROOMS.includes(subtype));

export function allowsFacet({ propertyType, subtype }: MapFilter, facet: Facet): boolean {
  if (subtype) return facet.subtypes.includes(subtype);
  return !propertyType || SUBTYPES_OF[propertyType].some((one) => facet.subtypes.includes(one));
}

export function clampFilterRanges({ price, area, ...rest }: MapFilter): MapFilter {
  const [limitedPrice, limitedArea] = [clampRange(price), clampRange(area)];
  return { ...rest, ...(limitedPrice && { price: limitedPrice }), ...(limitedArea && { area: limitedArea }) };
}

function clampRange(range: NumberRange | undefined): NumberRange | undefined {
  if (!range) return undefined;
  const min = Math.min(range.min, MAX_RANGE_END);
  if (range.max !== undefined && range.max <= MAX_RANGE_END) return { min, max: range.max };
  return min === 0 ? undefined : { min };
}
