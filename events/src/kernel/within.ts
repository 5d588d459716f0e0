import { isPlaceId, type PlaceId } from './ids.ts';

export const TRAVEL_MODES = ['car', 'two-wheeler', 'foot'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** A distance as the crow flies, or a time on the streets, from a home to a landmark or the middle of a place. */
export type Within = { of: PlaceId } & ({ km: number } | { minutes: number; by: TravelMode });

/** Offered in filters; every whole number of minutes and tenth of a kilometre up to the last is read. */
export const WITHIN_KM = [1, 2, 3, 5, 10] as const;
export const WITHIN_MINUTES = [10, 15, 25, 40, 60] as const;
const [MAX_KM, MAX_MINUTES] = [WITHIN_KM.at(-1)!, WITHIN_MINUTES.at(-1)!];
/** "Near" a landmark. */
export const NEAR_KM = 3;

const REASON = `must be a landmark or place and a limit: elante-mall,2km up to ${MAX_KM}km, or elante-mall,25min,car up to ${MAX_MINUTES}min by ${TRAVEL_MODES.join(', ')}`;

/** `elante-mall,2km` or `elante-mall,25min,car` */
export function parseWithin(text: string): { value: Within } | { reason: string } {
  const [id, limit = '', mode, ...more] = text.split(',').map((part) => part.trim());
  const [, number = '', unit] = /^(\d{1,2}(?:\.\d)?)(km|min)$/.exec(limit) ?? [];
  const most = Number(number);
  const by = TRAVEL_MODES.find((one) => one === mode);
  if (!isPlaceId(id) || more.length > 0 || !(most > 0)) return { reason: REASON };
  if (unit === 'km' && mode === undefined && most <= MAX_KM) return { value: { of: id, km: most } };
  if (unit === 'min' && by && Number.isInteger(most) && most <= MAX_MINUTES)
    return { value: { of: id, minutes: most, by } };
  return { reason: REASON };
}

export const printWithin = (within: Within): string =>
  'km' in within ? `${within.of},${within.km}km` : `${within.of},${within.minutes}min,${within.by}`;
