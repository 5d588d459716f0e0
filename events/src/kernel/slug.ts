import { isListingId, type ListingId } from './ids.ts';
import { hasVisibleWord } from './visible-text.ts';
import { splitWords } from './words.ts';

/** In UTF-16 code units: percent-encoded, the longest slug still fits where addresses are limited to 2,000 characters. */
const MAX_WORDS_LENGTH = 120;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A listing's place in the page's address: the words of its title in any script (NFC), then its id. Only the id counts when it is resolved. */
export function composeSlug(title: string, id: ListingId): string {
  const words = splitWords(title.replace(INVISIBLE, '')).filter(hasVisibleWord).join('-').normalize('NFC');
  return [...shorten(words), id].join('-');
}

/** As many whole words as fit; of one that is too long, its beginning. */
function shorten(words: string): string[] {
  if (words.length <= MAX_WORDS_LENGTH) return words ? [words] : [];
  const cut = words.slice(0, MAX_WORDS_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return [end > 0 ? cut.slice(0, end) : cut.slice(0, MAX_WORDS_LENGTH).replace(/[\uD800-\uDBFF]$/, '')];
}

/** @returns the listing that a slug, however old its words, or a bare id stands for */
export function listingIdOfSlug(slug: string): ListingId | undefined {
  const last = slug.slice(slug.lastIndexOf('-') + 1);
  return isListingId(last) ? last : undefined;
}
