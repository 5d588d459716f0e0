import { isListingId, type ListingId } from '@naksha/events/kernel';

export const listingIds = {
  idOf: (id: ListingId) => id,
  parse: (text: string) => [...new Set(text.split(',').filter(isListingId))],
  print: (ids: readonly ListingId[]) => ids.join(','),
};

/** Newest first. Items of an earlier version in another form are dropped. */
export const jsonItems = <T>(isItem: (one: Partial<T>) => boolean) => ({
  parse: (text: string): T[] => {
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter((one) => one && isItem(one)).reverse() : [];
    } catch {
      return [];
    }
  },
  print: (items: readonly T[]) => JSON.stringify(items.toReversed()),
});
