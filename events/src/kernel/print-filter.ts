import type { NumberRange } from './attributes/facets.ts';
import { FILTER_PARAMETERS } from './filter-parameters.ts';
import { areaSliderLimit, type MapFilter, PRICE_MAX, PRICE_OPEN_ABOVE } from './map-filter.ts';

const PARAMETERS = new Map<string, (typeof FILTER_PARAMETERS)[number]>(FILTER_PARAMETERS.map((one) => [one.name, one]));

/** Canonical: without defaults, keys sorted. Inverse of `parseFilter`. */
export function toCanonicalFilterParameters(filter: MapFilter): [string, string][] {
  const pairs: [string, string][] = [];
  const limit = areaSliderLimit(filter.subtype);
  if (filter.area) pairs.push(['area_range', printRange(filter.area, limit.max, limit.max + limit.step)]);
  if (filter.bedroom) pairs.push(['bedroom', String(filter.bedroom)]);
  if (filter.lister) pairs.push(['lister', filter.lister]);
  for (const place of filter.place ?? []) pairs.push(['place', place]);
  if (filter.poly)
    pairs.push(['poly', filter.poly.map(({ lat, lng }) => `${decimals(lat)},${decimals(lng)}`).join(';')]);
  if (filter.price) pairs.push(['price_range', printRange(filter.price, PRICE_OPEN_ABOVE, PRICE_MAX)]);
  if (filter.subtype) pairs.push(['property_subtype', filter.subtype]);
  if (filter.propertyType) pairs.push(['property_type', filter.propertyType]);
  for (const chip of filter.search ?? []) pairs.push(['search', chip]);
  // The filter's own keys: most filters have few of the parameters.
  for (const key of Object.keys(filter)) {
    const parameter = PARAMETERS.get(key);
    const value = parameter && filter[parameter.name];
    if (parameter && value !== undefined) pairs.push([parameter.wire, parameter.print(value)]);
  }
  return pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Old links write "no upper limit" as the slider's last step, so ends beyond the slider need a form of their own. */
function printRange({ min, max }: NumberRange, closedMax: number, open: number): string {
  const isExact = max === undefined ? min > open : max > closedMax;
  return `${min},${max ?? (isExact ? '' : open)}${isExact ? ',exact' : ''}`;
}

const decimals = (degrees: number): string => String(Math.round(degrees * 1e6) / 1e6);
