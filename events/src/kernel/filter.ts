import { FACETS, facetWire, parseFacet, type Range } from './attributes/facets.ts';
import type { FieldError } from './field-error.ts';
import type { Position } from './geo.ts';
import { isPlaceId } from './ids.ts';
import {
  areaLimit,
  MAX_CHIP_LENGTH,
  MAX_CHIPS,
  MAX_PLACES,
  MAX_VERTICES,
  type MapFilter,
  PRICE_MAX,
} from './map-filter.ts';
import { withRangesOnScale } from './normalise-filter.ts';
import { LISTER_FILTERS, PROPERTY_TYPES, type PropertyType, SUBTYPES, type Subtype } from './options.ts';
import { printFilter } from './print-filter.ts';
import type { Query } from './query.ts';
import { LAKH } from './rupees.ts';
import { parseTerms } from './search-terms.ts';

/** @returns the filter, or every field that is wrong with its reason; keys that are no filter's are left alone */
export function parseFilter(query: Query): { filter: MapFilter; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const filter: MapFilter = {};
  const one = (field: string): string | undefined => {
    const value = query[field];
    if (Array.isArray(value)) errors.push({ field, reason: 'may be given once only' });
    return typeof value === 'string' && value !== '' ? value : undefined;
  };

  const type = one('property_type');
  if (type !== undefined && type !== 'all') {
    if ((PROPERTY_TYPES as readonly string[]).includes(type)) filter.propertyType = type as PropertyType;
    else errors.push({ field: 'property_type', reason: `must be one of all, ${PROPERTY_TYPES.join(', ')}` });
  }
  const subtype = one('property_subtype');
  if (subtype !== undefined && subtype !== 'all') {
    if ((SUBTYPES as readonly string[]).includes(subtype)) filter.subtype = subtype as Subtype;
    else errors.push({ field: 'property_subtype', reason: `must be one of all, ${SUBTYPES.join(', ')}` });
  }
  const bedroom = one('bedroom');
  if (bedroom !== undefined && bedroom !== 'any') {
    if (/^[1-8]$/.test(bedroom)) filter.bedroom = Number(bedroom);
    else errors.push({ field: 'bedroom', reason: 'must be any, or a whole number from 1 to 8' });
  }
  const lister = one('lister');
  if (lister !== undefined && lister !== 'any') {
    const known = LISTER_FILTERS.find((one) => one === lister);
    if (known) filter.lister = known;
    else errors.push({ field: 'lister', reason: `must be one of any, ${LISTER_FILTERS.join(', ')}` });
  }
  for (const facet of FACETS) {
    const text = one(facetWire(facet));
    if (text === undefined || text === 'any') continue;
    const parsed = parseFacet(facet, text);
    if ('reason' in parsed) errors.push({ field: facetWire(facet), reason: parsed.reason });
    else Object.assign(filter, { [facet.name]: parsed.value });
  }
  if (filter.bedroom && 'bedrooms' in filter)
    errors.push({ field: 'bedrooms', reason: 'may not be combined with bedroom' });
  const price = range('price_range', one('price_range'), PRICE_MAX, errors);
  if (price) filter.price = price;
  const limit = areaLimit(filter.subtype);
  const area = range('area_range', one('area_range'), limit.max + limit.step, errors);
  if (area) filter.area = area;

  const listed = (field: string) =>
    [query[field] ?? []]
      .flat()
      .map((value) => value.trim())
      .filter(Boolean);
  const places = listed('place');
  // As many as were sent: what is empty names none, but was one too many all the same.
  if (countSent(query.place) > MAX_PLACES) errors.push({ field: 'place', reason: `at most ${MAX_PLACES} places` });
  else if (!places.every(isPlaceId)) errors.push({ field: 'place', reason: 'must be a place id' });
  else if (places.length) filter.place = places;
  // The specification's joined text is one chip more; it is written as `search`.
  const chips = [...listed('search'), ...listed('search_query')];
  if (Math.max(chips.length, countSent(query.search)) > MAX_CHIPS)
    errors.push({ field: 'search', reason: `at most ${MAX_CHIPS} chips` });
  else if (chips.some((chip) => chip.length > MAX_CHIP_LENGTH))
    errors.push({ field: 'search', reason: `at most ${MAX_CHIP_LENGTH} letters a chip` });
  else if (chips.length) filter.search = chips;

  const poly = one('poly');
  if (poly !== undefined) {
    const ring = parsePoly(poly);
    if (typeof ring === 'string') errors.push({ field: 'poly', reason: ring });
    else filter.poly = ring;
  }
  return { filter: withRangesOnScale(filter), errors };
}

/** `min,max`; commas within a number don't occur here, they are stripped from areas where a person types them. */
function range(field: string, text: string | undefined, most: number, errors: FieldError[]): Range | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,4}),(\d{1,4})$/.exec(text);
  const [min, max] = match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
  if (!match || min > most || max > most)
    errors.push({ field, reason: `must be min,max: whole numbers from 0 to ${most}` });
  else if (min > max) errors.push({ field, reason: 'min must not be above max' });
  else return { min, max };
  return undefined;
}

/** `lat,lng;lat,lng;…` with at most six decimals (about 0.1 m). */
function parsePoly(text: string): Position[] | string {
  const points = text.split(';');
  if (points.length < 3 || points.length > MAX_VERTICES) return `must have 3 to ${MAX_VERTICES} vertices`;
  const ring: Position[] = [];
  for (const point of points) {
    const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(point);
    const [lat, lng] = match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
    if (!match || Math.abs(lat) > 85 || Math.abs(lng) > 180)
      return 'must be lat,lng;lat,lng;… in degrees, at most six decimals';
    ring.push({ lat, lng });
  }
  return ring;
}

/** One key for one meaning, however it was written: places and chips sorted, chips by their terms. For caches and compiled filters. */
export function canonicalFilter(filter: MapFilter): string {
  const chips = searchTerms(filter).map((terms) => terms.join(' '));
  const sorted = { place: distinct(filter.place ?? []), search: distinct(chips) };
  return new URLSearchParams(printFilter({ ...filter, ...sorted })).toString();
}

const distinct = <T extends string>(texts: readonly T[]): T[] => [...new Set(texts)].sort();

/** The terms of each chip; a chip without any is left out. */
export const searchTerms = (filter: MapFilter): string[][] =>
  (filter.search ?? []).map(parseTerms).filter((terms) => terms.length > 0);

/** Bounds in whole rupees, both ends included. */
export const priceBounds = ({ min, max }: Range): { min: number; max: number } => ({
  min: min * LAKH,
  max: max === undefined ? Number.POSITIVE_INFINITY : max * LAKH,
});

const countSent = (values: string | readonly string[] | undefined): number => [values ?? []].flat().length;
