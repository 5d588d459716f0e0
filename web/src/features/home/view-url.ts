import { SORTS, type Sort } from '@naksha/events/contracts';
import {
  areaLimit,
  MAX_BEDROOM_FILTER,
  MAX_CHIP_LENGTH,
  MAX_CHIPS,
  PRICE_MAX,
  parseFilter,
  printFilter,
  type Query,
  SUBTYPES,
  type Subtype,
} from '@naksha/events/kernel';
import type { Camera } from '../../shared/map/camera.ts';
import { MAX_ZOOM, MIN_ZOOM } from '../../shared/map/zoom.ts';
import { coherent } from './filters/filter-rules.ts';
import { DEFAULT_SORT, type HomeView } from './view.ts';

/** Five decimals are about a metre, finer than a map comes to rest. */
const DEGREE_DECIMALS = 5;
const ZOOM_DECIMALS = 2;
const MAX_LATITUDE = 85;
/** Without a negative zero, which prints as another text than it parses from. */
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const restingCamera = ({ lat, lng, zoom }: Camera): Camera => ({
  lat: round(clamp(lat, -MAX_LATITUDE, MAX_LATITUDE), DEGREE_DECIMALS),
  lng: round(clamp(lng, -180, 180), DEGREE_DECIMALS),
  zoom: round(clamp(zoom, MIN_ZOOM, MAX_ZOOM), ZOOM_DECIMALS),
});

/** Never fails: what an edited URL has out of range is clamped, what makes no sense is left out. */
export function parseView(search: string): HomeView {
  const params = new URLSearchParams(search);
  const { filter } = parseFilter(clamped(params));
  const view: HomeView = { filter: coherent(filter), sort: parseSort(params.get('sort')) };
  const city = params.get('city');
  if (city && /^[a-z0-9-]{1,40}$/.test(city)) view.city = city;
  const camera = parseCamera(params.get('c'));
  if (camera) view.camera = camera;
  return view;
}

/** Defaults left out and keys sorted: equal views have equal URLs. Without the question mark. */
export function printView(view: HomeView): string {
  const pairs = printFilter(view.filter);
  if (view.camera) pairs.push(['c', printCamera(view.camera)]);
  if (view.city) pairs.push(['city', view.city]);
  if (view.sort !== DEFAULT_SORT) pairs.push(['sort', view.sort]);
  return printPairs(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Commas and semicolons are allowed in a query and read better as themselves. */
export const printPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`)
    .join('&');

export const printCamera = (camera: Camera): string => {
  const { lat, lng, zoom } = restingCamera(camera);
  return `${lat},${lng},${zoom}`;
};

function parseCamera(text: string | null): Camera | undefined {
  const match = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text ?? '');
  return match ? restingCamera({ lat: Number(match[1]), lng: Number(match[2]), zoom: Number(match[3]) }) : undefined;
}

const parseSort = (text: string | null): Sort =>
  (SORTS as readonly string[]).includes(text ?? '') ? (text as Sort) : DEFAULT_SORT;

/** The server refuses what is out of range; a person with an edited URL gets the nearest thing that exists. */
function clamped(params: URLSearchParams): Query {
  const subtype = SUBTYPES.find((known) => known === params.get('property_subtype'));
  const { max, step } = areaLimit(subtype as Subtype | undefined);
  return {
    property_type: params.get('property_type') ?? undefined,
    property_subtype: params.get('property_subtype') ?? undefined,
    bedroom: clampedBedroom(params.get('bedroom')),
    price_range: clampedRange(params.get('price_range'), PRICE_MAX),
    area_range: clampedRange(params.get('area_range'), max + step),
    search: params
      .getAll('search')
      .map((chip) => chip.trim().slice(0, MAX_CHIP_LENGTH).trim())
      .filter(Boolean)
      .slice(0, MAX_CHIPS),
    poly: params.get('poly') ?? undefined,
  };
}

function clampedBedroom(text: string | null): string | undefined {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) || value < 1 ? undefined : String(Math.min(value, MAX_BEDROOM_FILTER));
}

function clampedRange(text: string | null, most: number): string | undefined {
  const ends = /^(-?[\d,]*?\d)(?:\.\d+)?,(-?\d+)(?:\.\d+)?$/.exec(text ?? '');
  if (!ends) return undefined;
  const [a, b] = [ends[1], ends[2]].map((end) => clamp(Number(end.replaceAll(',', '')), 0, most));
  return `${Math.min(a, b)},${Math.max(a, b)}`;
}
