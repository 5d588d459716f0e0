import { repairMalformedQuery } from './address.ts';
import type { FieldError } from './field-error.ts';
import { parseFilter } from './filter.ts';
import type { Camera } from './geo.ts';
import { isListingId } from './ids.ts';
import { parseDayOfAtParameter } from './past-day.ts';
import { parsePriceLayer } from './price-layer.ts';
import { DEFAULT_SORT, type HomeView, roundCamera, SORTS, type Sort } from './print-home-view.ts';
import { parseQueryString } from './query.ts';

/** Never fails: values out of range are clamped, mangled ones repaired (`mendQuery`), unreadable ones dropped. */
export const parseHomeView = (search: string): HomeView => parseHomeViewWithErrors(search).view;

export function parseHomeViewWithErrors(search: string): { view: HomeView; errors: FieldError[] } {
  const query = repairMalformedQuery(search);
  const params = new URLSearchParams(query);
  const { filter, errors } = parseFilter(parseQueryString(query), 'nearest');
  const view: HomeView = { filter, sort: parseSort(params.get('sort')) };
  const city = params.get('city');
  if (city && /^[a-z0-9-]{1,40}$/.test(city)) view.city = city;
  const camera = parseCamera(params.get('c'));
  if (camera) view.camera = camera;
  const fit = /^([1-9]\d{1,3}),([1-9]\d{1,3})$/.exec(params.get('fit') ?? '');
  if (camera && fit) view.fit = { width: Number(fit[1]), height: Number(fit[2]) };
  const at = parseDayOfAtParameter(search);
  if (at) view.at = at;
  const prices = parsePriceLayer(params.get('prices'));
  if (prices) view.prices = prices;
  const home = params.get('home');
  if (home && isListingId(home)) view.home = home;
  return { view, errors };
}

function parseCamera(text: string | null): Camera | undefined {
  const match = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text ?? '');
  return match ? roundCamera({ lat: Number(match[1]), lng: Number(match[2]), zoom: Number(match[3]) }) : undefined;
}

const parseSort = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;
