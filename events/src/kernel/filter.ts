import type { NumberRange } from './attributes/facets.ts';
import { clamp } from './clamp.ts';
import type { FieldError } from './field-error.ts';
import { FILTER_PARAMETERS } from './filter-parameters.ts';
import type { Position } from './geo.ts';
import { isPlaceId } from './ids.ts';
import {
  areaSliderLimit,
  MAX_BEDROOM_FILTER,
  MAX_CHIP_LENGTH,
  MAX_CHIPS,
  MAX_PLACES,
  MAX_VERTICES,
  type MapFilter,
  PRICE_MAX,
  PRICE_OPEN_ABOVE,
  truncateChipText,
} from './map-filter.ts';
import { clampFilterRanges, removeContradictionsAndIdleRanges } from './normalise-filter.ts';
import { LISTER_FILTERS, PROPERTY_TYPES, SUBTYPES } from './options.ts';
import { toCanonicalFilterParameters } from './print-filter.ts';
import { LAKH } from './rupees.ts';
import { listCanonicalSearchTerms } from './search-terms.ts';
import { splitLowerCaseWords } from './words.ts';

/** A parsed query, or a GraphQL input. */
export type FilterValues = Readonly<Record<string, string | readonly string[] | null | undefined>>;
type Parsed<Value> = { value: Value } | { reason: string };

/**
 * `exact` reports every value out of range, for the API; `nearest` is for URLs that people edit: it takes the nearest
 * valid value, the first of a repeated one, and drops what contradicts the kind.
 */
export function parseFilter(
  values: FilterValues,
  reading: 'exact' | 'nearest' = 'exact',
): { filter: MapFilter; errors: FieldError[] } {
  const nearest = reading === 'nearest';
  const errors: FieldError[] = [];
  const listed = (field: string): readonly string[] => [values[field] ?? []].flat();
  const read = <Value>(field: string, parse: (text: string) => Parsed<Value>, any = ''): Value | undefined => {
    const [text = '', ...others] = listed(field);
    if (others.length > 0 && !nearest) {
      errors.push({ field, reason: 'must be given only once' });
      return undefined;
    }
    if (text === '' || text === any) return undefined;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    errors.push({ field, reason: parsed.reason });
    return undefined;
  };
  const readRange = (field: string, closedMax: number, open: number) =>
    read(field, (text) => parseExactRange(text, nearest) ?? parseSliderRange(text, closedMax, open, nearest));

  const propertyType = read('property_type', parseOption('all', PROPERTY_TYPES), 'all');
  const subtype = read('property_subtype', parseOption('all', SUBTYPES), 'all');
  const bedroom = read('bedroom', parseBedroom(nearest), 'any');
  const lister = read('lister', parseOption('any', LISTER_FILTERS), 'any');
  const others = FILTER_PARAMETERS.flatMap(({ name, wire, parse }) => {
    const value = read(wire, (text) => parse(text, nearest), 'any');
    return value === undefined ? [] : [[name, value]];
  });
  const limit = areaSliderLimit(subtype);
  const filter: MapFilter = {
    ...(propertyType && { propertyType }),
    ...(subtype && { subtype }),
    ...(bedroom && { bedroom }),
    ...(lister && { lister }),
    ...Object.fromEntries(others),
  };
  if (bedroom && 'bedrooms' in filter) errors.push({ field: 'bedrooms', reason: 'cannot be combined with bedroom' });
  const price = readRange('price_range', PRICE_OPEN_ABOVE, PRICE_MAX);
  const area = readRange('area_range', limit.max, limit.max + limit.step);

  const places = nearest ? nearestPlaces(listed('place')) : { ids: trimmed(listed('place')), words: [] };
  // Empty values count towards the limit.
  if (!nearest && listed('place').length > MAX_PLACES)
    errors.push({ field: 'place', reason: `must have at most ${MAX_PLACES} places` });
  else if (!places.ids.every(isPlaceId)) errors.push({ field: 'place', reason: 'must be a place id' });
  else if (places.ids.length) filter.place = places.ids.slice(0, MAX_PLACES);
  // The specification's joined text is another chip.
  const typed = [...listed('search'), ...listed('search_query'), ...places.words];
  const chips = trimmed(nearest ? typed.map(truncateChipText) : typed);
  if (!nearest && Math.max(chips.length, listed('search').length) > MAX_CHIPS)
    errors.push({ field: 'search', reason: `must have at most ${MAX_CHIPS} chips` });
  else if (chips.some((chip) => chip.length > MAX_CHIP_LENGTH))
    errors.push({ field: 'search', reason: `must have at most ${MAX_CHIP_LENGTH} characters per chip` });
  else if (chips.length) filter.search = chips.slice(0, MAX_CHIPS);

  const poly = read('poly', parsePoly);
  const whole = { ...filter, ...(price && { price }), ...(area && { area }), ...(poly && { poly }) };
  return { filter: nearest ? removeContradictionsAndIdleRanges(whole) : clampFilterRanges(whole), errors };
}

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean);

const parseOption =
  <Option extends string>(any: string, options: readonly Option[]) =>
  (text: string): Parsed<Option> => {
    const value = options.find((option) => option === text);
    return value ? { value } : { reason: `must be one of ${[any, ...options].join(', ')}` };
  };

const BEDROOM_REASON = `must be any, or a whole number from 1 to ${MAX_BEDROOM_FILTER}`;

const parseBedroom =
  (nearest: boolean) =>
  (text: string): Parsed<number> => {
    const value = Number(nearest ? Math.min(Number.parseInt(text, 10), MAX_BEDROOM_FILTER) : /^[1-8]$/.exec(text));
    return value >= 1 ? { value } : { reason: BEDROOM_REASON };
  };

/** `min,max,exact`: either may be empty, and both may be beyond the slider. */
function parseExactRange(text: string, nearest: boolean): Parsed<NumberRange> | undefined {
  const [, from, to] = /^(\d{0,6}),(\d{0,6}),exact$/.exec(text) ?? [];
  if (to) return toRange(Number(from), Number(to), nearest);
  return from ? { value: { min: Number(from) } } : undefined;
}

/** URLs may have commas in numbers and numbers beyond the slider. The last step of a slider has no upper limit. */
function parseSliderRange(text: string, closedMax: number, open: number, nearest: boolean): Parsed<NumberRange> {
  const ends = (nearest ? /^(-?[\d,]*?\d)(?:\.\d+)?,(-?\d+)(?:\.\d+)?$/ : /^(\d{1,4}),(\d{1,4})$/).exec(text);
  const [a, b] = [ends?.[1], ends?.[2]].map((end) => Number(end?.replaceAll(',', '')));
  if (!ends || (!nearest && Math.max(a, b) > open))
    return { reason: `must be min,max: whole numbers from 0 to ${open}, or min,max,exact` };
  return toRange(clamp(a, 0, open), clamp(b, 0, open), nearest, closedMax);
}

/** Swaps ends in the wrong order if `nearest`. */
function toRange(a: number, b: number, nearest: boolean, closedMax = Number.POSITIVE_INFINITY): Parsed<NumberRange> {
  if (a > b) return nearest ? toRange(b, a, true, closedMax) : { reason: 'min must not be above max' };
  return { value: b > closedMax ? { min: a } : { min: a, max: b } };
}

/** A place's name ("Sector 7") is close to its id; anything else becomes a search word. */
function nearestPlaces(texts: readonly string[]): { ids: string[]; words: string[] } {
  const ids = texts.map((text) => splitLowerCaseWords(text).join('-'));
  return { ids: ids.filter(isPlaceId), words: texts.filter((_, at) => !isPlaceId(ids[at])) };
}

/** `lat,lng;lat,lng;…` with at most six decimals (about 0.1 m). */
function parsePoly(text: string): Parsed<Position[]> {
  const points = text.split(';');
  if (points.length < 3 || points.length > MAX_VERTICES) return { reason: `must have 3 to ${MAX_VERTICES} vertices` };
  const ring: Position[] = [];
  for (const point of points) {
    const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(point);
    const [lat, lng] = match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
    if (!match || Math.abs(lat) > 85 || Math.abs(lng) > 180)
      return { reason: 'must be lat,lng;lat,lng;… in degrees, at most six decimals' };
    ring.push({ lat, lng });
  }
  return { value: ring };
}

/** For caches: places and chips sorted, chips by their terms. */
export function canonicalFilterQuery(filter: MapFilter): string {
  const chips = parseSearchAlternatives(filter).map((terms) => terms.join(' '));
  const excluded = distinct((filter.notWords ?? []).map((words) => listCanonicalSearchTerms(words).join(' ')));
  const sorted = {
    place: distinct(filter.place ?? []),
    search: distinct(chips),
    ...(excluded.length > 0 && { notWords: excluded }),
  };
  return new URLSearchParams(toCanonicalFilterParameters({ ...filter, ...sorted })).toString();
}

const distinct = <T extends string>(texts: readonly T[]): T[] => [...new Set(texts)].sort();

export const parseSearchAlternatives = (filter: MapFilter): string[][] =>
  (filter.search ?? []).map(listCanonicalSearchTerms).filter((terms) => terms.length > 0);

export const priceRangeInRupees = ({ min, max }: NumberRange): { min: number; max: number } => ({
  min: min * LAKH,
  max: max === undefined ? Number.POSITIVE_INFINITY : max * LAKH,
});
