import type { FieldError } from './field-error.ts';
import { parseFilter, printFilter } from './filter.ts';
import { type Camera, MAX_ZOOM, MIN_ZOOM } from './geo.ts';
import { isListingId, isPlaceId, type ListingId } from './ids.ts';
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
import { type PriceLayer, parsePriceLayer, printPriceLayer } from './price-layer.ts';
import type { Query } from './query.ts';

export const SORTS = ['recommended', 'newest', 'price', 'price_per_area', 'price_cut'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'recommended';

/** What /home shows. The page's URL is its only home; a missing field is the default. */
export type HomeView = {
  /** A city's id: camera, search scope and label, never a filter. */
  city?: string;
  camera?: Camera;
  filter: MapFilter;
  sort: Sort;
  /** What the map is coloured by. */
  prices?: PriceLayer;
  /** A home to begin with: it is selected, and the address then forgets it. */
  home?: ListingId;
};

/** Short of Web Mercator's end. */
const MAX_LATITUDE = 85;
/** Five decimals are about a metre, finer than a map comes to rest. */
const DEGREE_DECIMALS = 5;
const ZOOM_DECIMALS = 2;

/**
 * The view of a query, as it stands behind the question mark. Never fails: what an edited URL has out of range is clamped,
 * what makes no sense is left out, and of a key that is given twice the first one counts.
 */
export function parseHomeView(search: string): HomeView {
  const params = new URLSearchParams(search);
  const view: HomeView = { filter: parseNearestFilter(params), sort: parseSort(params.get('sort')) };
  const city = params.get('city');
  if (city && /^[a-z0-9-]{1,40}$/.test(city)) view.city = city;
  const camera = parseCamera(params.get('c'));
  if (camera) view.camera = camera;
  const prices = parsePriceLayer(params.get('prices'));
  if (prices) view.prices = prices;
  const home = params.get('home');
  if (home && isListingId(home)) view.home = home;
  return view;
}

/** What of a query's filter `parseHomeView` clamps or leaves out, for whoever would rather be told. */
export function findViewErrors(search: string): FieldError[] {
  const params = new URLSearchParams(search);
  const query: Query = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return parseFilter(query).errors;
}

/** Defaults left out and keys sorted: equal views have equal queries. Without the question mark. */
export function printHomeView({ filter, camera, city, sort, prices, home }: HomeView): string {
  const pairs = printFilter(filter);
  if (camera) pairs.push(['c', printCamera(camera)]);
  if (city) pairs.push(['city', city]);
  if (home) pairs.push(['home', home]);
  if (prices) pairs.push(['prices', printPriceLayer(prices)]);
  if (sort !== DEFAULT_SORT) pairs.push(['sort', sort]);
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  // Commas and semicolons are allowed in a query and read better as themselves.
  return pairs
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`)
    .join('&');
}

/** `lat,lng,zoom` */
export const printCamera = (camera: Camera): string => {
  const { lat, lng, zoom } = roundCamera(camera);
  return `${lat},${lng},${zoom}`;
};

/** The nearest camera that a URL can say. */
export const roundCamera = ({ lat, lng, zoom }: Camera): Camera => ({
  lat: round(clamp(lat, -MAX_LATITUDE, MAX_LATITUDE), DEGREE_DECIMALS),
  lng: round(clamp(lng, -180, 180), DEGREE_DECIMALS),
  zoom: round(clamp(zoom, MIN_ZOOM, MAX_ZOOM), ZOOM_DECIMALS),
});

function parseCamera(text: string | null): Camera | undefined {
  const match = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text ?? '');
  return match ? roundCamera({ lat: Number(match[1]), lng: Number(match[2]), zoom: Number(match[3]) }) : undefined;
}

const parseSort = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;

/** The API refuses what is out of range (`parseFilter`); a person with an edited URL gets the nearest thing that exists. */
function parseNearestFilter(params: URLSearchParams): MapFilter {
  const first = (key: string) => params.get(key) ?? undefined;
  const { max, step } = areaLimit(SUBTYPES.find((known) => known === first('property_subtype')));
  const query: Query = {
    property_type: first('property_type'),
    property_subtype: first('property_subtype'),
    bedroom: clampBedroom(first('bedroom')),
    price_range: clampRange(first('price_range'), PRICE_MAX),
    area_range: clampRange(first('area_range'), max + step),
    place: params.getAll('place').filter(isPlaceId).slice(0, MAX_PLACES),
    search: params.getAll('search').map(clipChip).filter(Boolean).slice(0, MAX_CHIPS),
    poly: first('poly'),
  };
  return normaliseFilter(parseFilter(query).filter);
}

function clampBedroom(text = ''): string | undefined {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) || value < 1 ? undefined : String(Math.min(value, MAX_BEDROOM_FILTER));
}

/** Commas within a number are a person's and are stripped; ends in the wrong order are turned round. */
function clampRange(text = '', open: number): string | undefined {
  const ends = /^(-?[\d,]*?\d)(?:\.\d+)?,(-?\d+)(?:\.\d+)?$/.exec(text);
  if (!ends) return undefined;
  const [a, b] = [ends[1], ends[2]].map((end) => clamp(Number(end.replaceAll(',', '')), 0, open));
  return `${Math.min(a, b)},${Math.max(a, b)}`;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** Without a negative zero, which prints as another text than it parses from. */
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
