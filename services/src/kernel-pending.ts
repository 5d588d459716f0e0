import { isListingId, type ListingId, wordsOf } from '@naksha/events/kernel';
export const slugOf = (title: string, id: ListingId): string => [...wordsOf(title), id].join('-');
export const listingIdOfSlug = (slug: string): ListingId | undefined => {
  const last = slug.split('-').at(-1) ?? '';
  return isListingId(last) ? last : undefined;
};
export const istDay = (at: Date): string => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10);
export const containsContact = (text: string): 'phone' | 'email' | undefined =>
  /\S+@\S+\.\S+/.test(text) ? 'email' : /(\d[\s-]?){10}/.test(text) ? 'phone' : undefined;
export const secondsUntilTomorrow = (at: Date): number => {
  const ms = at.getTime() + 19_800_000;
  return Math.ceil((86_400_000 - (ms % 86_400_000)) / 1000);
};
