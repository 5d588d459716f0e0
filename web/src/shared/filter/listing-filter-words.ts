import type { ListingFilterName, ListingFilters } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

/** One thing that a filter asks for, in words, and the value of its parameter without it. */
export type ListingFilterWords = {
  [Name in ListingFilterName]-?: { name: Name; words: string; without: ListingFilters[Name] };
}[ListingFilterName];

export const listingFilterWords = ({ amenities }: ListingFilters): ListingFilterWords[] =>
  (amenities ?? []).map((amenity) => ({
    name: 'amenities' as const,
    words: t(`trade.amenity.${amenity}`),
    without: withoutOne(amenities!, amenity),
  }));

function withoutOne<T>(list: readonly T[], one: T): readonly T[] | undefined {
  const left = list.filter((other) => other !== one);
  return left.length > 0 ? left : undefined;
}
