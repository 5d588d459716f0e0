import { AMENITIES, type Amenity } from './amenities.ts';
import { AREA_UNITS, type AreaUnit, SQFT_PER } from './area.ts';
import type { Range } from './attributes/facets.ts';
import { DAY_MS, isDay } from './calendar.ts';
import { MAX_CHIP_LENGTH, MAX_CHIPS } from './filter-limits.ts';
import { listingNumberAt } from './ids.ts';
import { SUBTYPES, type Subtype } from './property-kinds.ts';
import { ROOM_FLAGS, type RoomFlag } from './room-flags.ts';
import { parseTerms } from './search-terms.ts';
import { parseWithin, printWithin, type Within } from './within.ts';

/** Filters that belong to no listing attribute and have no control in the header. */
export type ListingFilters = {
  /** All of them. */
  amenities?: readonly Amenity[];
  /** Extra rooms, all of them. */
  rooms?: readonly RoomFlag[];
  /** One of several kinds; a single one is `subtype`. */
  kinds?: readonly Subtype[];
  /** An area in the unit that a buyer used, both ends included, compared in square feet: unlike `area` it is the same for every kind. */
  size?: { min?: number; max?: number; unit: AreaUnit };
  /** At least one photo. */
  withPhotos?: true;
  /** The price was lowered, and is below the one before. */
  priceReduced?: true;
  /** A day in India, `2026-11-20`, or a number of days before today, `7d`, which `resolvePostedSince` turns into one. */
  postedSince?: string;
  /** Rupees per square foot, both ends included. */
  pricePerArea?: Range;
  /** Close to a landmark or place. */
  within?: Within;
  /** Words as typed, at most `MAX_CHIPS` times: homes with all words of one of them are left out. */
  notWords?: readonly string[];
};
/** The numbers of days that `postedSince` can be relative to. */
export const POSTED_WITHIN_DAYS = [1, 3, 7, 30] as const;
export type ListingFilterName = keyof ListingFilters;

/** One filter: its parameter in URLs and in the API, and how the parameter's text is read and written. */
type ListingFilter<Name extends ListingFilterName = ListingFilterName> = {
  name: Name;
  wire: string;
  parse(text: string): { value: NonNullable<ListingFilters[Name]> } | { reason: string };
  print(value: NonNullable<ListingFilters[Name]>): string;
};

/** `power_backup` and `powerbackup` are read as `powerBackup`, since programs that pass links on change their capitals. */
const fold = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** The days of a relative `postedSince`. */
const daysOf = (since: string): number | undefined => POSTED_WITHIN_DAYS.find((days) => since === `${days}d`);

/**
 * Saved searches and addresses keep the relative form; map, lists and counts compare with a day.
 * @param today the day from which a relative one counts back, of India
 */
export function resolvePostedSince<Filter extends ListingFilters>(filter: Filter, today: string): Filter {
  const days = daysOf(filter.postedSince ?? '');
  if (days === undefined) return filter;
  const day = new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
  return { ...filter, postedSince: day };
}

/** @returns the smallest number of a listing that was posted on that day of India or later: ids grow with time */
export function firstListingSince(since: string): number {
  if (!isDay(since)) throw new Error(`posted_since=${since} is relative: resolve it first`);
  return listingNumberAt(Date.parse(`${since}T00:00:00+05:30`), 0);
}

const FLAG = {
  parse: (text: string) => (text === 'yes' ? { value: true as const } : { reason: 'must be yes' }),
  print: () => 'yes',
};

/** One or several names, with commas between them, in the order of the list. */
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

const FILTERS: { [Name in ListingFilterName]-?: Omit<ListingFilter<Name>, 'name'> } = {
  amenities: { wire: 'amenities', ...listOf(AMENITIES) },
  rooms: { wire: 'rooms', ...listOf(ROOM_FLAGS) },
  kinds: { wire: 'kinds', ...listOf(SUBTYPES) },
  size: {
    wire: 'size',
    parse(text) {
      const [, min, max, unit] = /^(\d{0,6}(?:\.\d{1,3})?),(\d{0,6}(?:\.\d{1,3})?),([a-z]{2,5})$/.exec(text) ?? [];
      const known = AREA_UNITS.find((one) => one === unit);
      if (!known || (!min && !max))
        return { reason: `must be min,max,unit, such as 9,11,marla; a unit is one of ${AREA_UNITS.join(', ')}` };
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
      isDay(text) || daysOf(text) !== undefined
        ? { value: text }
        : {
            reason: `must be a day such as 2026-11-20, or one of ${POSTED_WITHIN_DAYS.map((days) => `${days}d`).join(', ')}`,
          },
    print: (since) => since,
  },
  pricePerArea: {
    wire: 'price_per_area',
    parse(text) {
      // Without the comma too: programs that pass links on cut punctuation off their end.
      const [, min = '', max = ''] = /^(\d{0,7})(?:,(\d{0,7}))?$/.exec(text) ?? [];
      if (!min && !max) return { reason: 'must be min,max: whole rupees per sq ft, either one may be left out' };
      if (max && Number(min) > Number(max)) return { reason: 'min must not be above max' };
      return { value: { min: Number(min), ...(max && { max: Number(max) }) } };
    },
    print: ({ min, max }) => `${min},${max ?? ''}`,
  },
  within: { wire: 'within', parse: parseWithin, print: printWithin },
  notWords: {
    wire: 'not_words',
    parse(text) {
      const words = [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
      const fits = words.every((one) => one.length <= MAX_CHIP_LENGTH && parseTerms(one).length > 0);
      if (!fits || words.length === 0 || words.length > MAX_CHIPS)
        return { reason: `must be 1 to ${MAX_CHIPS} words or phrases, with commas between them` };
      return { value: words };
    },
    print: (words) => words.join(','),
  },
};

export const LISTING_FILTERS = Object.entries(FILTERS).map(([name, filter]) => ({
  name: name as ListingFilterName,
  ...filter,
})) as readonly ListingFilter[];

const amenityTerm = (amenity: Amenity): string => `+${amenity}`;
const roomTerm = (room: RoomFlag): string => `+room:${room}`;
const WITH_PHOTOS = '+with_photos';
const PRICE_REDUCED = '+price_reduced';

/** What these filters look at in a listing. */
type FilteredListing = {
  amenities: readonly Amenity[];
  rooms?: readonly RoomFlag[];
  photos?: readonly unknown[];
  isReduced: boolean;
};

/** @returns the index terms of a listing for these filters: no word, place or attribute begins with `+` */
export const listingTerms = ({ amenities, rooms = [], photos = [], isReduced }: FilteredListing): string[] => [
  ...[...new Set(amenities)].map(amenityTerm),
  ...[...new Set(rooms)].map(roomTerm),
  ...(photos.length > 0 ? [WITH_PHOTOS] : []),
  ...(isReduced ? [PRICE_REDUCED] : []),
];

/** @returns for each thing that the filter asks for, the terms of which a listing must have one */
export const listingFilterTerms = ({
  amenities = [],
  rooms = [],
  withPhotos,
  priceReduced,
}: ListingFilters): string[][] => [
  ...amenities.map((amenity) => [amenityTerm(amenity)]),
  ...rooms.map((room) => [roomTerm(room)]),
  ...(withPhotos ? [[WITH_PHOTOS]] : []),
  ...(priceReduced ? [[PRICE_REDUCED]] : []),
];

/** @returns the terms of each phrase of `notWords`: a listing with all terms of one of them is left out */
export const excludedTerms = ({ notWords = [] }: ListingFilters): string[][] => notWords.map(parseTerms);

/** @returns the bounds of a size in square feet; a rounded conversion of the same area lies within them */
export const sizeBounds = ({ min = 0, max = Number.POSITIVE_INFINITY, unit }: NonNullable<ListingFilters['size']>) => ({
  min: min * SQFT_PER[unit] - ROUNDING_SQFT,
  max: max * SQFT_PER[unit] + ROUNDING_SQFT,
});
/** Listings round their square feet to hundredths. */
const ROUNDING_SQFT = 0.01;
