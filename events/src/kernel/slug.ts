import { isListingId, type ListingId } from './ids.ts';
import { hasLetterOrDigit } from './visible-text.ts';
import { splitLowerCaseWords } from './words.ts';

/** UTF-16 code units; percent-encoded it stays below 2,000 characters. */
const MAX_WORDS_LENGTH = 120;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Words in any script (NFC), then the id. Only the id counts when resolving. */
export function buildListingSlug(title: string, id: ListingId): string {
  const words = splitLowerCaseWords(title.replace(INVISIBLE, '')).filter(hasLetterOrDigit).join('-').normalize('NFC');
  return [...shorten(words), id].join('-');
}

function shorten(words: string): string[] {
  if (words.length <= MAX_WORDS_LENGTH) return words ? [words] : [];
  const cut = words.slice(0, MAX_WORDS_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return [end > 0 ? cut.slice(0, end) : cut.slice(0, MAX_WORDS_LENGTH).replace(/[\uD800-\uDBFF]$/, '')];
}

/** A current or former slug, or a bare id. */
export function parseListingIdFromSlug(slug: string): ListingId | undefined {
  const last = slug.slice(slug.lastIndexOf('-') + 1);
  return isListingId(last) ? last : undefined;
}
