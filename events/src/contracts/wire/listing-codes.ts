import { AMENITIES, type Amenity } from '../../kernel/amenities.ts';
import { type Area, type AreaUnit, SQFT_PER_UNIT } from '../../kernel/area.ts';
import { OWNERSHIPS, type Ownership, PLOTS, type Subtype } from '../../kernel/options.ts';
import { ROOM_FLAGS, type RoomFlag } from '../../kernel/room-flags.ts';

// Maps the specification's numbers and booleans to our names; its calls accept and return both.

type Coded = { code: number; label: string };

const FIRST: readonly (Coded & { unit: AreaUnit })[] = [
  { code: 1, label: 'Sq.ft', unit: 'sqft' },
  { code: 2, label: 'Gaj/Sq.Yards', unit: 'sqyd' },
];
/** Area units by number. The specification has three sets, in which 3 means marla or kanal. */
export const AREA_UNIT_SETS = {
  first: FIRST,
  second: [...FIRST, { code: 3, label: 'Kanal', unit: 'kanal' }, { code: 4, label: 'Acres', unit: 'acre' }],
  third: [...FIRST, { code: 3, label: 'Marla', unit: 'marla' }],
} as const satisfies Record<string, readonly (Coded & { unit: AreaUnit })[]>;

/** The first set has no marla: shown in gaj. */
export const replaceMarlaWithGajCode = (code: number): number => (code === 3 ? 2 : code);

export function areaUnitCodeLabel(code: number): string {
  if (code === 1) return 'Sq.ft';
  return code === 2 ? 'Sq.mt' : 'sq.yard';
}

export const GENDERS: readonly Coded[] = [
  { code: 1, label: 'Male' },
  { code: 2, label: 'Female' },
  { code: 3, label: 'Other' },
];

/** Flats and shops use the first; houses marla, kanal and acre. */
export function listAreaUnitCodes(subtype: Subtype): readonly (Coded & { unit: AreaUnit })[] {
  if (subtype === 'kothi') return AREA_UNIT_SETS.third;
  return PLOTS.includes(subtype) || subtype === 'other' ? AREA_UNIT_SETS.second : AREA_UNIT_SETS.first;
}

/** @param unit name, or number in the kind's set */
export function parseAreaUnitCode(unit: string | number, subtype: Subtype | undefined): AreaUnit | undefined {
  if (typeof unit === 'string') return (Object.keys(SQFT_PER_UNIT) as AreaUnit[]).find((known) => known === unit);
  const set = listAreaUnitCodes(subtype ?? 'flat');
  const code = set === AREA_UNIT_SETS.first ? replaceMarlaWithGajCode(unit) : unit;
  return set.find((known) => known.code === code)?.unit;
}

/** In square feet if the set lacks the unit. */
export function encodeArea({ value, unit, sqft }: Area, subtype: Subtype): { area: number; unit: number } {
  const known = listAreaUnitCodes(subtype).find((one) => one.unit === unit);
  return known ? { area: value, unit: known.code } : { area: sqft, unit: 1 };
}

const OWNERSHIP_LABELS = ['Freehold', 'Leasehold', 'Power of Attorney', 'Co-operative society'] as const;
export const OWNERSHIP_CODES = OWNERSHIPS.map((code) => ({ code, label: OWNERSHIP_LABELS[code] }));

/** By number, or label in any case. */
export const parseOwnership = (ownership: string | number | null | undefined): Ownership | undefined =>
  OWNERSHIP_CODES.find(
    ({ code, label }) => code === ownership || label.toLowerCase() === String(ownership).trim().toLowerCase(),
  )?.code;

/** `rooms`: also a list of names. */
export type Flags = Partial<Record<Amenity | Exclude<RoomFlag, 'rooms'>, boolean>> & { rooms?: unknown };

export const toAmenityAndRoomFlags = (names: { amenities: readonly Amenity[]; rooms: readonly RoomFlag[] }) =>
  Object.fromEntries([
    ...AMENITIES.map((name) => [name, names.amenities.includes(name)]),
    ...ROOM_FLAGS.map((name) => [name, names.rooms.includes(name)]),
  ]) as Record<Amenity | RoomFlag, boolean>;

export const applyFlagsToNames = (names: readonly string[], flags: Flags, known: readonly string[]): string[] => {
  const said = (name: string) => (flags as Record<string, unknown>)[name];
  return [...names.filter((name) => said(name) !== false), ...known.filter((name) => said(name) === true)];
};
