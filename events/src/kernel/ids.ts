/** A listing's id is a time-ordered 53-bit integer. */
declare const brand: unique symbol;
type Branded<T, B> = T & { readonly [brand]: B };

/** Eleven base-32 characters, so that text order is time order. */
export type ListingId = Branded<string, 'ListingId'>;
export type AccountId = Branded<string, 'AccountId'>;
export type SearchId = Branded<string, 'SearchId'>;
export type EnquiryId = Branded<string, 'EnquiryId'>;
/** An agent or builder in filters: 16 hexadecimal digits, which reveal neither account nor person. */
export type ListerId = Branded<string, 'ListerId'>;
/** In the vault. */
export type NoteId = Branded<string, 'NoteId'>;
/** In the vault. */
export type TextId = Branded<string, 'TextId'>;
export type PhotoId = Branded<string, 'PhotoId'>;

/** Such as `chandigarh-sector-7`. Permanent: kept when renamed, never reused. */
export type PlaceId = Branded<string, 'PlaceId'>;

/** Crockford's alphabet, without i, l, o and u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 11;
const PATTERN = /^[0-7][0-9a-hjkmnp-tv-z]{10}$/;

const PLACE = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const isPlaceId = (text: string): text is PlaceId => PLACE.test(text);

export const isListerId = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

export const toListingIdOrThrow = (text: string): ListingId => {
  if (!isListingId(text)) throw new RangeError(`Invalid listing id: ${text}`);
  return text;
};

export const isListingId = (text: string): text is ListingId =>
  PATTERN.test(text) && Number.isSafeInteger(decode(text));

export function listingIdFromNumber(number: number): ListingId {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`Invalid listing number: ${number}`);
  let text = '';
  for (let rest = number, k = 0; k < LENGTH; k++, rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32] + text;
  return text as ListingId;
}

export const listingNumber = (id: ListingId): number => decode(id);

const decode = (text: string): number => [...text].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0);

/** 2025-01-01 in India. 41 bits of ms last until 2094. */
const ID_EPOCH = Date.UTC(2024, 11, 31, 18, 30);
const TAIL_BITS = 2 ** 12;

/** @param tail 12 bits to distinguish ids within a millisecond */
export const createListingNumber = (now: number, tail: number): number =>
  Math.max(0, now - ID_EPOCH) * TAIL_BITS + (tail % TAIL_BITS);

export const listingCreatedAt = (number: number): Date => new Date(Math.floor(number / TAIL_BITS) + ID_EPOCH);
