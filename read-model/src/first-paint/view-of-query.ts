import { type City, SORTS, type Sort } from '@naksha/events/contracts';
import { type MapFilter, parseFilter, printFilter, type Query } from '@naksha/events/kernel';

export type View = { query: string; filter: MapFilter; sort: Sort; camera: { lat: number; lng: number; zoom: number } };

/** 256-px zooms a page's address may ask for. */
const ZOOMS = { min: 3, max: 22 };
const MAX_LAT = 85;

/**
 * What a page's address shows. Never fails: what makes no sense counts as not said, because the client clamps it too.
 * Without a camera the map stands over the city, without a city over the first.
 */
export function viewOfQuery(query: Query, cities: readonly City[]): View {
  const { filter } = parseFilter(query);
  const sort = SORTS.find((known) => known === query.sort) ?? 'recommended';
  const city = cities.find(({ id }) => id === query.city);
  const over = city ?? cities[0];
  return {
    filter,
    sort,
    camera: cameraOf(query.c) ?? { ...over.position, zoom: over.default_zoom },
    query: print([
      ...printFilter(filter),
      ...(city ? [['city', city.id] as [string, string]] : []),
      ...(sort === 'recommended' ? [] : [['sort', sort] as [string, string]]),
    ]),
  };
}

/** `c=lat,lng,z` */
function cameraOf(text: Query[string]): View['camera'] | undefined {
  if (typeof text !== 'string' || !/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}(\.\d+)?$/.test(text)) return undefined;
  const [lat, lng, zoom] = text.split(',').map(Number);
  if (Math.abs(lat) > MAX_LAT || Math.abs(lng) > 180) return undefined;
  return { lat, lng, zoom: Math.min(ZOOMS.max, Math.max(ZOOMS.min, zoom)) };
}

/** As the client prints an address: keys sorted, commas and semicolons as themselves. */
const print = (pairs: readonly [string, string][]): string =>
  [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`)
    .join('&');
