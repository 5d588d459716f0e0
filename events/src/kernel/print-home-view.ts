import { clamp } from './clamp.ts';
import { type Camera, MAX_ZOOM, MIN_ZOOM } from './geo.ts';
import type { ListingId } from './ids.ts';
import type { MapFilter } from './map-filter.ts';
import { type PriceLayer, printPriceLayer } from './price-layer.ts';
import { toCanonicalFilterParameters } from './print-filter.ts';

export const SORTS = ['recommended', 'newest', 'price', 'price_per_area', 'price_cut'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'recommended';

/** The URL is its only storage. */
export type HomeView = {
  /** For camera, search and label; not a filter. */
  city?: string;
  camera?: Camera;
  /** CSS pixels for which the camera was set: smaller maps zoom out to show the same area. */
  fit?: { width: number; height: number };
  filter: MapFilter;
  sort: Sort;
  /** A past Indian day, YYYY-MM-DD. */
  at?: string;
  prices?: PriceLayer;
  /** Selected at the start; then removed from the URL. */
  home?: ListingId;
};

/** Below Web Mercator's limit. */
const MAX_LATITUDE = 85;
/** About a metre. */
const DEGREE_DECIMALS = 5;
const ZOOM_DECIMALS = 2;

/** Canonical, without `?`: defaults left out, keys sorted. */
export function formatCanonicalHomeQuery({ filter, camera, fit, city, sort, at, prices, home }: HomeView): string {
  const pairs = toCanonicalFilterParameters(filter);
  if (at) pairs.push(['at', at]);
  if (camera) pairs.push(['c', printCamera(camera)]);
  if (city) pairs.push(['city', city]);
  if (camera && fit) pairs.push(['fit', `${Math.round(fit.width)},${Math.round(fit.height)}`]);
  if (home) pairs.push(['home', home]);
  if (prices) pairs.push(['prices', printPriceLayer(prices)]);
  if (sort !== DEFAULT_SORT) pairs.push(['sort', sort]);
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  // Commas and semicolons are allowed in a query and are easier to read.
  return pairs
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`)
    .join('&');
}

/** `lat,lng,zoom` */
export const printCamera = (camera: Camera): string => {
  const { lat, lng, zoom } = roundCamera(camera);
  return `${lat},${lng},${zoom}`;
};

/** To what a URL can express. */
export const roundCamera = ({ lat, lng, zoom }: Camera): Camera => ({
  lat: round(clamp(lat, -MAX_LATITUDE, MAX_LATITUDE), DEGREE_DECIMALS),
  lng: round(clamp(lng, -180, 180), DEGREE_DECIMALS),
  zoom: round(clamp(zoom, MIN_ZOOM, MAX_ZOOM), ZOOM_DECIMALS),
});

/** Adding 0 turns -0 into 0, which would not round-trip. */
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
