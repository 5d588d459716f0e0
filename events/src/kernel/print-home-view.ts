import { clamp } from './clamp.ts';
import { type Camera, MAX_ZOOM, MIN_ZOOM } from './geo.ts';
import type { ListingId } from './ids.ts';
import type { MapFilter } from './map-filter.ts';
import { type PriceLayer, printPriceLayer } from './price-layer.ts';
import { printFilter } from './print-filter.ts';

export const SORTS = ['recommended', 'newest', 'price', 'price_per_area', 'price_cut'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'recommended';

/** What /home shows. The page's URL is its only home; a missing field is the default. */
export type HomeView = {
  /** A city's id: camera, search scope and label, never a filter. */
  city?: string;
  camera?: Camera;
  /** How large the map was that stood there, in CSS pixels: a smaller one shows as much of the ground, from further away. */
  fit?: { width: number; height: number };
  filter: MapFilter;
  sort: Sort;
  /** A past day, YYYY-MM-DD of India: all of it is as it was at its end. */
  at?: string;
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

/** Defaults left out and keys sorted: equal views have equal queries. Without the question mark. */
export function printHomeView({ filter, camera, fit, city, sort, at, prices, home }: HomeView): string {
  const pairs = printFilter(filter);
  if (at) pairs.push(['at', at]);
  if (camera) pairs.push(['c', printCamera(camera)]);
  if (city) pairs.push(['city', city]);
  if (camera && fit) pairs.push(['fit', `${Math.round(fit.width)},${Math.round(fit.height)}`]);
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

/** Without a negative zero, which prints as another text than it parses from. */
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
