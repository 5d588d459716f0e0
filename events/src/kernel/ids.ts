/** Ids. A listing's id is a time-ordered 53-bit integer: a number in tiles, eleven base-32 characters in slugs and streams. */
declare const brand: unique symbol;
type Branded<T, B> = T & { readonly [brand]: B };

/** Base-32 text of 53 bits, always eleven characters, so that text order is time order. */
export type ListingId = Branded<string, 'ListingId'>;
/** Opaque uuid. */
export type AccountId = Branded<string, 'AccountId'>;
/** Opaque uuid. */
export type SearchId = Branded<string, 'SearchId'>;
/** Opaque uuid. */
export type EnquiryId = Branded<string, 'EnquiryId'>;
/** The vault's id of a staff note (uuid). */
export type NoteId = Branded<string, 'NoteId'>;
/** The vault's id of an owner's text (uuid). */
export type TextId = Branded<string, 'TextId'>;
/** Opaque uuid. */
export type PhotoId = Branded<string, 'PhotoId'>;

/**
 * Words of the English name, after the city's for localities and projects, such as `chandigarh-sector-7`. Permanent: kept when
 * renamed, never reused.
 */
export type PlaceId = Branded<string, 'PlaceId'>;

/** Crockford's alphabet, without i, l, o and u. */
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

/** @param number safe integer of at most 53 bits */
export function toListingId(number: number): ListingId {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`not a listing number: ${number}`);
  let text = '';
  for (let rest = number, k = 0; k < LENGTH; k++, rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32] + text;
  return text as ListingId;
}

export const listingNumber = (id: ListingId): number => decode(id);

const decode = (text: string): number => [...text].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0);

/** 2025-01-01T00:00:00+05:30, early enough for a year of demo data. 41 bits of ms last until 2094. */
const ID_EPOCH = Date.UTC(2024, 11, 31, 18, 30);
const TAIL_BITS = 2 ** 12;

/** @param now ms since the Unix epoch @param tail 12 bits to distinguish ids within a millisecond */
export const listingNumberAt = (now: number, tail: number): number =>
  Math.max(0, now - ID_EPOCH) * TAIL_BITS + (tail % TAIL_BITS);

/** @returns when the listing was posted */
export const listingTime = (number: number): Date => new Date(Math.floor(number / TAIL_BITS) + ID_EPOCH);
