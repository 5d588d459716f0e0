import { AMENITIES, type Amenity } from './amenities.ts';
import { AREA_UNITS, type AreaUnit, SQFT_PER_UNIT } from './area.ts';
import type { NumberRange } from './attributes/facets.ts';
import { DAY_MS, isCalendarDay } from './calendar.ts';
import { MAX_CHIP_LENGTH, MAX_CHIPS, MAX_EXCLUDED_LISTERS } from './filter-limits.ts';
import { createListingNumber, isListerId, type ListerId } from './ids.ts';
import { type ListerFilter, type ListerType, SUBTYPES, type Subtype } from './property-kinds.ts';
import { ROOM_FLAGS, type RoomFlag } from './room-flags.ts';
import { listCanonicalSearchTerms } from './search-terms.ts';
import { type PlaceReach, parseReach, printReach } from './within.ts';

/** Without an attribute and a control in the header. */
export type ListingFilters = {
  /** All of them. */
  amenities?: readonly Amenity[];
  /** Extra rooms, all of them. */
  rooms?: readonly RoomFlag[];
  /** A single one is `subtype`. */
  kinds?: readonly Subtype[];
  /** Both ends included, compared in square feet: unlike `area`, the same for every kind. */
  size?: { min?: number; max?: number; unit: AreaUnit };
  withPhotos?: true;
  /** Below the price before. */
  priceReduced?: true;
  /** A day in India, or `7d` before today (`resolvePostedSince`). */
  postedSince?: string;
  /** Rupees per square foot, both ends included. */
  pricePerArea?: NumberRange;
  within?: PlaceReach;
  /** At most `MAX_CHIPS`: homes with all words of one are left out. */
  notWords?: readonly string[];
  /** Agents and builders whose homes are left out. */
  notListers?: readonly ListerId[];
};
export const POSTED_WITHIN_DAYS = [1, 3, 7, 30] as const;
export type ListingFilterName = keyof ListingFilters;

type ListingFilter<Name extends ListingFilterName = ListingFilterName> = {
  name: Name;
  wire: string;
  parse(text: string): { value: NonNullable<ListingFilters[Name]> } | { reason: string };
  print(value: NonNullable<ListingFilters[Name]>): string;
};

/** Programs that pass links on change capitals. */
const fold = (name: string): string => name.toLowerCase().replaceAll('_', '');

const daysOf = (since: string): number | undefined => POSTED_WITHIN_DAYS.find((days) => since === `${days}d`);

/**
 * Saved searches and addresses keep the relative form.
 * @param today in India
 */
export function resolvePostedSince<Filter extends ListingFilters>(filter: Filter, today: string): Filter {
  const days = daysOf(filter.postedSince ?? '');
  if (days === undefined) return filter;
  const day = new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
  return { ...filter, postedSince: day };
}

/** Ids grow with time. */
export function firstListingNumberSince(since: string): number {
  if (!isCalendarDay(since)) throw new Error(`Relative posted_since=${since} must be resolved to a date first`);
  return createListingNumber(Date.parse(`${since}T00:00:00+05:30`), 0);
}

const FLAG = {
  parse: (text: string) => (text === 'yes' ? { value: true as const } : { reason: 'must be yes' }),
  print: () => 'yes',
};

/** In the order of the list. */
function listOf<T extends string>(options: readonly T[]) {
  return {
    parse(text: string): { value: readonly T[] } | { reason: string } {
      const names = text.split(',').map(fold);
      const unknown = names.find((name) => !options.some((option) => fold(option) === name));
      if (unknown !== undefined) return { reason: `"${unknown}" must be one of ${options.join(', ')}` };
      return { value: options.filter((option) => names.includes(fold(option))) };
    },
    print: (values: readonly T[]) => values.join(','),
  };
}

function upTo<T extends string>(max: number, what: string, isOne: (text: string) => boolean) {
  return {
    parse(text: string): { value: readonly T[] } | { reason: string } {
      const all = [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
      return all.length > 0 && all.length <= max && all.every(isOne)
        ? { value: all as T[] }
        : { reason: `must be 1 to ${max} ${what}` };
    },
    print: (all: readonly T[]) => all.join(','),
  };
}

const FILTERS: { [Name in ListingFilterName]-?: Omit<ListingFilter<Name>, 'name'> } = {
  amenities: { wire: 'amenities', ...listOf(AMENITIES) },
  rooms: { wire: 'rooms', ...listOf(ROOM_FLAGS) },
  kinds: { wire: 'kinds', ...listOf(SUBTYPES) },
  size: {
    wire: 'size',
    parse(text) {
      const [, min, max, unit] = /^(\d{0,6}(?:\.\d{1,3})?),(\d{0,6}(?:\.\d{1,3})?),([a-z]{2,5})$/.exec(text) ?? [];
      const known = AREA_UNITS.find((one) => one === unit);
      if (!known || (!min && !max)) return { reason: `must be min,max,unit; units: ${AREA_UNITS.join(', ')}` };
      if (min && max && Number(min) > Number(max)) return { reason: 'min must not be above max' };
      return { value: { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }), unit: known } };
    },
    print: ({ min, max, unit }) => `${min ?? ''},${max ?? ''},${unit}`,
  },
  withPhotos: { wire: 'with_photos', ...FLAG },
  priceReduced: { wire: 'price_reduced', ...FLAG },
  postedSince: {
    wire: 'posted_since',
    parse: (text) =>
      isCalendarDay(text) || daysOf(text) !== undefined
        ? { value: text }
        : {
            reason: `must be a day such as 2026-11-20, or one of ${POSTED_WITHIN_DAYS.map((days) => `${days}d`).join(', ')}`,
          },
    print: (since) => since,
  },
  pricePerArea: {
    wire: 'price_per_area',
    parse(text) {
      // Programs that pass links on cut punctuation off their end.
      const [, min = '', max = ''] = /^(\d{0,7})(?:,(\d{0,7}))?$/.exec(text) ?? [];
      if (!min && !max) return { reason: 'must be min,max in rupees per sq ft' };
      if (max && Number(min) > Number(max)) return { reason: 'min must not be above max' };
      return { value: { min: Number(min), ...(max && { max: Number(max) }) } };
    },
    print: ({ min, max }) => `${min},${max ?? ''}`,
  },
  within: { wire: 'within', parse: parseReach, print: printReach },
  notWords: {
    wire: 'not_words',
    ...upTo(
      MAX_CHIPS,
      'words or phrases',
      (one) => one.length <= MAX_CHIP_LENGTH && listCanonicalSearchTerms(one).length > 0,
    ),
  },
  notListers: { wire: 'not_lister', ...upTo(MAX_EXCLUDED_LISTERS, 'lister ids', isListerId) },
};

export const LISTING_FILTERS = Object.entries(FILTERS).map(([name, filter]) => ({
  name: name as ListingFilterName,
  ...filter,
})) as readonly ListingFilter[];

const amenityTerm = (amenity: Amenity): string => `+${amenity}`;
const roomTerm = (room: RoomFlag): string => `+room:${room}`;
/** The engine has a bit for owners. */
const byTerms = (lister: ListerType): string[] => (lister === 'agent' || lister === 'builder' ? [`+by:${lister}`] : []);
const listerTerm = (id: ListerId): string => `+lister:${id}`;
const WITH_PHOTOS = '+with_photos';
const PRICE_REDUCED = '+price_reduced';

type FilteredListing = {
  amenities: readonly Amenity[];
  rooms?: readonly RoomFlag[];
  photos?: readonly unknown[];
  isReduced: boolean;
  lister?: ListerType;
  listerId?: ListerId;
};

/** No word, place or attribute begins with `+`. */
export const listListingIndexTerms = ({
  amenities,
  rooms = [],
  photos = [],
  isReduced,
  lister,
  listerId,
}: FilteredListing): string[] => [
  ...[...new Set(amenities)].map(amenityTerm),
  ...[...new Set(rooms)].map(roomTerm),
  ...(photos.length > 0 ? [WITH_PHOTOS] : []),
  ...(isReduced ? [PRICE_REDUCED] : []),
  ...(lister ? byTerms(lister) : []),
  ...(listerId ? [listerTerm(listerId)] : []),
];

/** A listing must have one term of each list. */
export const listListingTermAlternatives = ({
  amenities = [],
  rooms = [],
  withPhotos,
  priceReduced,
  lister,
}: ListingFilters & { lister?: ListerFilter }): string[][] => [
  ...amenities.map((amenity) => [amenityTerm(amenity)]),
  ...rooms.map((room) => [roomTerm(room)]),
  ...(withPhotos ? [[WITH_PHOTOS]] : []),
  ...(priceReduced ? [[PRICE_REDUCED]] : []),
  ...(lister ? byTerms(lister).map((term) => [term]) : []),
];

/** A listing with all terms of one list is left out. */
export const listExcludedTermCombinations = ({ notWords = [], notListers = [] }: ListingFilters): string[][] => [
  ...notWords.map(listCanonicalSearchTerms),
  ...notListers.map((id) => [listerTerm(id)]),
];

/** A rounded conversion of the same area lies within them. */
export const sizeRangeInSqftWithTolerance = ({
  min = 0,
  max = Number.POSITIVE_INFINITY,
  unit,
}: NonNullable<ListingFilters['size']>) => ({
  min: min * SQFT_PER_UNIT[unit] - ROUNDING_SQFT,
  max: max * SQFT_PER_UNIT[unit] + ROUNDING_SQFT,
});
/** Listings round their square feet to hundredths. */
const ROUNDING_SQFT = 0.01;
