import { isPlaceId, type PlaceId } from './ids.ts';

export const TRAVEL_MODES = ['car', 'two-wheeler', 'foot'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** As the crow flies, or on the streets. */
export type PlaceReach = { of: PlaceId } & ({ km: number } | { minutes: number; by: TravelMode });

const MAX_KM = 10;
const MAX_MINUTES = 60;
/** Offered; others up to the last are read too. */
export const WITHIN_KM = [1, 2, 3, 5, MAX_KM];
export const WITHIN_MINUTES = [10, 15, 25, 40, MAX_MINUTES];
export const NEAR_KM = 3;

const PATTERN = /^([a-z\d-]+),(?:(\d{1,2}(?:\.\d)?)km|(\d{1,2})min,(car|two-wheeler|foot))$/;
const REASON = 'must be such as elante-mall,2km or elante-mall,25min,car';

/** `elante-mall,2km` or `elante-mall,25min,car` */
export function parseReach(text: string): { value: PlaceReach } | { reason: string } {
  const [, of = '', km, minutes, by] = PATTERN.exec(text) ?? [];
  const most = Number(km ?? minutes);
  if (!isPlaceId(of) || !(most > 0) || most > (km ? MAX_KM : MAX_MINUTES)) return { reason: REASON };
  return { value: km ? { of, km: most } : { of, minutes: most, by: by as TravelMode } };
}

export const printReach = (within: PlaceReach): string =>
  'km' in within ? `${within.of},${within.km}km` : `${within.of},${within.minutes}min,${within.by}`;
