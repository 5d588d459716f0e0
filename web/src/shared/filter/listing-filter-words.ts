import { type ListingFilterName, type ListingFilters, type Range, shownNumber } from '@naksha/events/kernel';
import { shownDay } from '../format/dates.ts';
import { t } from '../messages/t.ts';

/** A condition in words, and its parameter's value without it. */
export type ListingFilterWords = {
  [Name in ListingFilterName]-?: { name: Name; words: string; without: ListingFilters[Name] };
}[ListingFilterName];

export function listingFilterWords({ amenities = [], ...filter }: ListingFilters): ListingFilterWords[] {
  const words: ListingFilterWords[] = amenities.map((amenity) => ({
    name: 'amenities',
    words: t(`trade.amenity.${amenity}`),
    without: withoutOne(amenities, amenity),
  }));
  const { rooms = [], kinds, size, withPhotos, priceReduced, postedSince, pricePerArea, notWords = [] } = filter;
  for (const room of rooms)
    words.push({ name: 'rooms', words: t(`trade.room.${room}`), without: withoutOne(rooms, room) });
  if (kinds)
    words.push({
      name: 'kinds',
      words: kinds.map((kind) => t(`trade.subtypes.${kind}`)).join(' / '),
      without: undefined,
    });
  if (size) words.push({ name: 'size', words: sizeWords(size), without: undefined });
  if (withPhotos) words.push({ name: 'withPhotos', words: t('filter.withPhotos'), without: undefined });
  if (priceReduced) words.push({ name: 'priceReduced', words: t('filter.priceReduced'), without: undefined });
  if (postedSince) words.push({ name: 'postedSince', words: postedWords(postedSince), without: undefined });
  if (pricePerArea) words.push({ name: 'pricePerArea', words: rateWords(pricePerArea), without: undefined });
  for (const phrase of notWords)
    words.push({
      name: 'notWords',
      words: t('filter.without', { words: phrase }),
      without: withoutOne(notWords, phrase),
    });
  return words;
}

function sizeWords({ min, max, unit }: NonNullable<ListingFilters['size']>): string {
  const what =
    min === undefined || max === undefined ? shownNumber(max ?? min ?? 0) : `${shownNumber(min)}–${shownNumber(max)}`;
  const inUnit = `${what} ${t(`trade.unitShort.${unit}`)}`;
  if (max === undefined) return t('home.filter.atLeastThat', { what: inUnit });
  return min === undefined ? t('home.filter.upTo', { what: inUnit }) : inUnit;
}

function rateWords({ min, max }: Range): string {
  const what =
    max === undefined || min === 0 ? `₹${shownNumber(max ?? min)}` : `₹${shownNumber(min)}–${shownNumber(max)}`;
  const range =
    max === undefined ? t('home.filter.atLeastThat', { what }) : min === 0 ? t('home.filter.upTo', { what }) : what;
  return t('filter.rate', { range });
}

const postedWords = (since: string): string =>
  since.endsWith('d')
    ? t('filter.postedWithin', { n: Number.parseInt(since, 10) })
    : t('filter.postedSince', { day: shownDay(since) });

function withoutOne<T>(list: readonly T[], one: T): readonly T[] | undefined {
  const left = list.filter((other) => other !== one);
  return left.length > 0 ? left : undefined;
}
