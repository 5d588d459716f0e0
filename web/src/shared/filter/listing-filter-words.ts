import {
  formatIndianNumber,
  LISTING_FILTERS,
  type ListingFilterName,
  type ListingFilters,
  type NumberRange,
} from '@naksha/events/kernel';
import { formatDay } from '../format/dates.ts';
import { t } from '../messages/t.ts';
import { describeReach } from '../reach/within-words.ts';

export type ListingFilterWords = {
  [Name in ListingFilterName]-?: { name: Name; words: string; without: ListingFilters[Name] };
}[ListingFilterName];

type Chip<Name extends ListingFilterName> = { words: string; without?: ListingFilters[Name] };
const CHIPS: {
  readonly [Name in ListingFilterName]: (
    value: NonNullable<ListingFilters[Name]>,
    origin?: string,
  ) => readonly Chip<Name>[];
} = {
  amenities: (amenities) =>
    amenities.map((one) => ({ words: t(`trade.amenity.${one}`), without: withoutOne(amenities, one) })),
  rooms: (rooms) => rooms.map((one) => ({ words: t(`trade.room.${one}`), without: withoutOne(rooms, one) })),
  kinds: (kinds) => [{ words: kinds.map((kind) => t(`trade.subtypes.${kind}`)).join(' / ') }],
  size: (size) => [{ words: sizeWords(size) }],
  withPhotos: () => [{ words: t('filter.withPhotos') }],
  priceReduced: () => [{ words: t('filter.priceReduced') }],
  postedSince: (since) => [{ words: postedWords(since) }],
  pricePerArea: (range) => [{ words: rateWords(range) }],
  within: (within, origin) => [{ words: describeReach(within, origin) }],
  notWords: (phrases) =>
    phrases.map((one) => ({ words: t('filter.without', { words: one }), without: withoutOne(phrases, one) })),
  notListers: ({ length }) => [{ words: t('filter.withoutListers', { n: length }) }],
};

export const describeListingFilters = (filter: ListingFilters, origin?: string): ListingFilterWords[] =>
  LISTING_FILTERS.flatMap(({ name }) => listChips(name, filter[name], origin));

const listChips = <Name extends ListingFilterName>(
  name: Name,
  value: ListingFilters[Name],
  origin: string | undefined,
): ListingFilterWords[] =>
  value === undefined
    ? []
    : CHIPS[name](value, origin).map(({ words, without }) => ({ name, words, without }) as ListingFilterWords);

function sizeWords({ min, max, unit }: NonNullable<ListingFilters['size']>): string {
  const what =
    min === undefined || max === undefined
      ? formatIndianNumber(max ?? min ?? 0)
      : `${formatIndianNumber(min)}–${formatIndianNumber(max)}`;
  const inUnit = `${what} ${t(`trade.unitShort.${unit}`)}`;
  if (max === undefined) return t('home.filter.atLeastThat', { what: inUnit });
  return min === undefined ? t('home.filter.upTo', { what: inUnit }) : inUnit;
}

function rateWords({ min, max }: NumberRange): string {
  const what =
    max === undefined || min === 0
      ? `₹${formatIndianNumber(max ?? min)}`
      : `₹${formatIndianNumber(min)}–${formatIndianNumber(max)}`;
  const range =
    max === undefined ? t('home.filter.atLeastThat', { what }) : min === 0 ? t('home.filter.upTo', { what }) : what;
  return t('filter.rate', { range });
}

const postedWords = (since: string): string =>
  since.endsWith('d')
    ? t('filter.postedWithin', { n: Number.parseInt(since, 10) })
    : t('filter.postedSince', { day: formatDay(since) });

function withoutOne<T>(list: readonly T[], one: T): readonly T[] | undefined {
  const left = list.filter((other) => other !== one);
  return left.length > 0 ? left : undefined;
}
