import { mendQuery } from './address.ts';
import { FACETS, facetWire } from './attributes/facets.ts';
import { clamp } from './clamp.ts';
import type { FieldError } from './field-error.ts';
import { parseFilter } from './filter.ts';
import type { Camera } from './geo.ts';
import { isListingId, isPlaceId, type PlaceId } from './ids.ts';
import {
  areaLimit,
  clipChip,
  MAX_BEDROOM_FILTER,
  MAX_CHIPS,
  MAX_PLACES,
  type MapFilter,
  PRICE_MAX,
} from './map-filter.ts';
import { normaliseFilter } from './normalise-filter.ts';
import { SUBTYPES } from './options.ts';
import { parsePastDay } from './past-day.ts';
import { parsePriceLayer } from './price-layer.ts';
import { DEFAULT_SORT, type HomeView, roundCamera, SORTS, type Sort } from './print-home-view.ts';
import { parseQuery, type Query } from './query.ts';
import { splitWords } from './words.ts';

/**
 * The view of a query, as it stands behind the question mark. Never fails: what an edited URL has out of range is clamped,
 * what a program mangled is mended (`mendQuery`), what makes no sense is left out (`findUnread` names it), and of a key that is
 * given twice the first one counts.
 */
export function parseHomeView(search: string): HomeView {
  const params = new URLSearchParams(mendQuery(search));
  const view: HomeView = { filter: parseNearestFilter(params), sort: parseSort(params.get('sort')) };
  const city = params.get('city');
  if (city && /^[a-z0-9-]{1,40}$/.test(city)) view.city = city;
  const camera = parseCamera(params.get('c'));
  if (camera) view.camera = camera;
  const fit = /^([1-9]\d{1,3}),([1-9]\d{1,3})$/.exec(params.get('fit') ?? '');
  if (camera && fit) view.fit = { width: Number(fit[1]), height: Number(fit[2]) };
  const at = parsePastDay(search);
  if (at) view.at = at;
  const prices = parsePriceLayer(params.get('prices'));
  if (prices) view.prices = prices;
  const home = params.get('home');
  if (home && isListingId(home)) view.home = home;
  return view;
}

/** What of a query's filter `parseHomeView` clamps or leaves out, for whoever would rather be told. */
export function findViewErrors(search: string): FieldError[] {
  return parseFilter(parseQuery(search)).errors;
}

function parseCamera(text: string | null): Camera | undefined {
  const match = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text ?? '');
  return match ? roundCamera({ lat: Number(match[1]), lng: Number(match[2]), zoom: Number(match[3]) }) : undefined;
}

const parseSort = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;

/** The API refuses what is out of range (`parseFilter`); a person with an edited URL gets the nearest thing that exists. */
function parseNearestFilter(params: URLSearchParams): MapFilter {
  const first = (key: string) => params.get(key) ?? undefined;
  const [places, words] = parsePlaces(params.getAll('place'));
  const { max, step } = areaLimit(SUBTYPES.find((known) => known === first('property_subtype')));
  const query: Query = {
    property_type: first('property_type'),
    property_subtype: first('property_subtype'),
    bedroom: clampBedroom(first('bedroom')),
    lister: first('lister'),
    ...Object.fromEntries(FACETS.map((facet) => [facetWire(facet), first(facetWire(facet))])),
    price_range: clampRange(first('price_range'), PRICE_MAX),
    area_range: clampRange(first('area_range'), max + step),
    place: places.slice(0, MAX_PLACES),
    search: [...params.getAll('search'), ...params.getAll('search_query'), ...words]
      .map(clipChip)
      .filter(Boolean)
      .slice(0, MAX_CHIPS),
    poly: first('poly'),
  };
  return normaliseFilter(parseFilter(query).filter);
}

/** A place by its name ("Sector 7") has nearly its id's letters; what can be no id is searched for by its words. */
function parsePlaces(texts: readonly string[]): [places: PlaceId[], words: string[]] {
  const ids = texts.map((text) => splitWords(text).join('-'));
  return [ids.filter(isPlaceId), texts.filter((_, at) => !isPlaceId(ids[at]))];
}

function clampBedroom(text = ''): string | undefined {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) || value < 1 ? undefined : String(Math.min(value, MAX_BEDROOM_FILTER));
}

/** Commas within a number are a person's and are stripped; ends in the wrong order are turned round. */
export function clampRange(text = '', open: number): string | undefined {
  const ends = /^(-?[\d,]*?\d)(?:\.\d+)?,(-?\d+)(?:\.\d+)?$/.exec(text);
  if (!ends) return undefined;
  const [a, b] = [ends[1], ends[2]].map((end) => clamp(Number(end.replaceAll(',', '')), 0, open));
  return `${Math.min(a, b)},${Math.max(a, b)}`;
}
