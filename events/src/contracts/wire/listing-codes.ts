import { AMENITIES, type Amenity } from '../../kernel/amenities.ts';
import { type Area, type AreaUnit, SQFT_PER } from '../../kernel/area.ts';
import { OWNERSHIPS, type Ownership, PLOTS, type Subtype } from '../../kernel/options.ts';
import { ROOM_FLAGS, type RoomFlag } from '../../kernel/room-flags.ts';

// The one place where the specification's numbers and booleans and our own names of a listing's fields meet. Its calls
// take and give both; everything behind them knows names alone.

type Coded = { code: number; label: string };

const FIRST: readonly (Coded & { unit: AreaUnit })[] = [
  { code: 1, label: 'Sq.ft', unit: 'sqft' },
  { code: 2, label: 'Gaj/Sq.Yards', unit: 'sqyd' },
];
/** Units of area by number, in the three sets that the specification has: 3 is kanal in the second and marla in the third. */
export const AREA_UNIT_SETS = {
  first: FIRST,
  second: [...FIRST, { code: 3, label: 'Kanal', unit: 'kanal' }, { code: 4, label: 'Acres', unit: 'acre' }],
  third: [...FIRST, { code: 3, label: 'Marla', unit: 'marla' }],
} as const satisfies Record<string, readonly (Coded & { unit: AreaUnit })[]>;

/** The number in the first set of a unit of another: what is measured in marla is shown in gaj there. */
export const toFirstSet = (code: number): number => (code === 3 ? 2 : code);

/** What a price is per: a list of its own, apart from the units of area. */
export function priceUnitLabel(code: number): string {
  if (code === 1) return 'Sq.ft';
  return code === 2 ? 'Sq.mt' : 'sq.yard';
}

export const GENDERS: readonly Coded[] = [
  { code: 1, label: 'Male' },
  { code: 2, label: 'Female' },
  { code: 3, label: 'Other' },
];

/** Which set numbers the units of a kind: flats and shops are sold by the floor, houses by the marla, land by kanal and acre. */
export function unitsOf(subtype: Subtype): readonly (Coded & { unit: AreaUnit })[] {
  if (subtype === 'kothi') return AREA_UNIT_SETS.third;
  return PLOTS.includes(subtype) || subtype === 'other' ? AREA_UNIT_SETS.second : AREA_UNIT_SETS.first;
}

/** @param unit a unit's name, or its number in the subtype's set */
export function readUnit(unit: string | number, subtype: Subtype | undefined): AreaUnit | undefined {
  if (typeof unit === 'string') return (Object.keys(SQFT_PER) as AreaUnit[]).find((known) => known === unit);
  const set = unitsOf(subtype ?? 'flat');
  const code = set === AREA_UNIT_SETS.first ? toFirstSet(unit) : unit;
  return set.find((known) => known.code === code)?.unit;
}

/** Value and number of an area in the subtype's set; in square feet where the set has no such unit. */
export function codedArea({ value, unit, sqft }: Area, subtype: Subtype): { area: number; unit: number } {
  const known = unitsOf(subtype).find((one) => one.unit === unit);
  return known ? { area: value, unit: known.code } : { area: sqft, unit: 1 };
}

const OWNERSHIP_LABELS = ['Freehold', 'Leasehold', 'Power of Attorney', 'Co-operative society'] as const;
export const OWNERSHIP_CODES = OWNERSHIPS.map((code) => ({ code, label: OWNERSHIP_LABELS[code] }));

/** @param ownership its number, or its label in any case; undefined where it is neither */
export const readOwnership = (ownership: string | number | null | undefined): Ownership | undefined =>
  OWNERSHIP_CODES.find(
    ({ code, label }) => code === ownership || label.toLowerCase() === String(ownership).trim().toLowerCase(),
  )?.code;

/** `rooms` is the list of our own too: as a boolean it is that one flag. */
export type Flags = Partial<Record<Amenity | Exclude<RoomFlag, 'rooms'>, boolean>> & { rooms?: unknown };

/** Every flag, set or not, as the specification has them. */
export const toFlags = (names: { amenities: readonly Amenity[]; rooms: readonly RoomFlag[] }) =>
  Object.fromEntries([
    ...AMENITIES.map((name) => [name, names.amenities.includes(name)]),
    ...ROOM_FLAGS.map((name) => [name, names.rooms.includes(name)]),
  ]) as Record<Amenity | RoomFlag, boolean>;

/** What is named, with what flags add and take away. */
export const withFlags = (names: readonly string[], flags: Flags, known: readonly string[]): string[] => {
  const said = (name: string) => (flags as Record<string, unknown>)[name];
  return [...names.filter((name) => said(name) !== false), ...known.filter((name) => said(name) === true)];
};
