import { FACETS, type Facet, type Range } from './attributes/facets.ts';
import { areaSliderLimit, type MapFilter, PRICE_MAX, PRICE_OPEN_ABOVE } from './map-filter.ts';
import { SUBTYPES_OF, SUBTYPES_WITH_BEDROOMS } from './options.ts';

/**
 * Removes contradictions and limits ranges to their scales. API callers may ask for contradictions, which match
 * nothing.
 */
export function normaliseFilter(filter: MapFilter): MapFilter {
  const next = { ...filter };
  const { propertyType, subtype } = next;
  if (propertyType && subtype && !SUBTYPES_OF[propertyType].includes(subtype)) delete next.subtype;
  if (next.bedroom && (next.bedrooms || !allowsBedrooms(next))) delete next.bedroom;
  for (const facet of FACETS) if (!allowsFacet(next, facet)) delete next[facet.name];
  return clampRanges(next);
}

export const allowsBedrooms = ({ propertyType, subtype }: MapFilter): boolean =>
  propertyType !== 'commercial' && (subtype === undefined || SUBTYPES_WITH_BEDROOMS.includes(subtype));

export function allowsFacet({ propertyType, subtype }: MapFilter, facet: Facet): boolean {
  if (subtype) return facet.subtypes.includes(subtype);
  return !propertyType || SUBTYPES_OF[propertyType].some((one) => facet.subtypes.includes(one));
}

/** Beyond its scale is the open end; the whole scale is no filter. */
export function clampRanges({ price, area, ...rest }: MapFilter): MapFilter {
  const { max, step } = areaSliderLimit(rest.subtype);
  const onPrice = price && onScale(price, PRICE_OPEN_ABOVE, PRICE_MAX);
  const onArea = area && onScale(area, max, max + step);
  return { ...rest, ...(onPrice && { price: onPrice }), ...(onArea && { area: onArea }) };
}

function onScale(range: Range, closedMax: number, open: number): Range | undefined {
  const min = Math.min(range.min, open);
  if (range.max !== undefined && range.max <= closedMax) return { min, max: range.max };
  return min === 0 ? undefined : { min };
}
