/** Ids of the domain. A listing's id is a time-ordered 53-bit integer: a number in tiles, eleven base-32 letters in slugs and streams. */
declare const brand: unique symbol;
type Branded<T, B> = T & { readonly [brand]: B };

/** Base-32 text of a listing's 53-bit id, always eleven characters, so that text order is time order. */
export type ListingId = Branded<string, 'ListingId'>;
/** An account's opaque id (uuid). It says nothing about the person. */
export type AccountId = Branded<string, 'AccountId'>;
/** A saved search's opaque id (uuid). */
export type SearchId = Branded<string, 'SearchId'>;
/** The opaque id of what somebody asked of the office (uuid). */
export type EnquiryId = Branded<string, 'EnquiryId'>;
/** The vault's key of what staff wrote down (uuid). */
export type NoteId = Branded<string, 'NoteId'>;
/** The vault's key of one piece of owner-written text (uuid). */
export type TextId = Branded<string, 'TextId'>;
/** A photo's opaque id (uuid). It says nothing about what is on it. */
export type PhotoId = Branded<string, 'PhotoId'>;

/**
 * A place's id: the words of its name in English, a locality's and a project's after those of its city, such as `chandigarh` and
 * `chandigarh-sector-7`. It stays when the place is renamed, and never becomes another's.
 */
export type PlaceId = Branded<string, 'PlaceId'>;

/** Crockford's alphabet: no i, l, o or u to be misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 11;
const PATTERN = /^[0-7][0-9a-hjkmnp-tv-z]{10}$/;

const PLACE = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const isPlaceId = (text: string): text is PlaceId => PLACE.test(text);

export const asListingId = (text: string): ListingId => {
  if (!isListingId(text)) throw new RangeError(`not a listing id: ${text}`);
  return text;
};

export const isListingId = (text: string): text is ListingId =>
  PATTERN.test(text) && Number.isSafeInteger(decode(text));

/** @param number a safe integer of at most 53 bits */
export function toListingId(number: number): ListingId {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`not a listing number: ${number}`);
  let text = '';
  for (let rest = number, k = 0; k < LENGTH; k++, rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32] + text;
  return text as ListingId;
}

export const listingNumber = (id: ListingId): number => decode(id);

const decode = (text: string): number => [...text].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0);

/** 2025-01-01T00:00:00+05:30, so that a year of demo data fits before launch. 41 bits of milliseconds last until 2094. */
const ID_EPOCH = Date.UTC(2024, 11, 31, 18, 30);
const TAIL_BITS = 2 ** 12;

/**
 * @param now milliseconds since the Unix epoch
 * @param tail 12 bits that tell ids of one millisecond apart
 */
export const listingNumberAt = (now: number, tail: number): number =>
  Math.max(0, now - ID_EPOCH) * TAIL_BITS + (tail % TAIL_BITS);

/** @returns when the listing of that number was posted */
export const listingTime = (number: number): Date => new Date(Math.floor(number / TAIL_BITS) + ID_EPOCH);
