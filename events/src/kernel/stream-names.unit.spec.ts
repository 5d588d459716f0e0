import { describe, expect, it } from 'vitest';
import type { AccountId, ListingId, PlaceId } from './ids.ts';
import {
  nameAccountStream,
  nameBlogStream,
  nameCityStream,
  nameFaqStream,
  nameInterestStream,
  nameListingStream,
  nameLocalityStream,
  nameParkedKeyReleaseStream,
  nameProjectStream,
  nameQueryLinkStream,
  parseAccountStream,
  parseListingStream,
  REGION_STREAM,
  toOrderingKey,
} from './stream-names.ts';

const LISTING = '00000000001' as ListingId;
const BUYER = '0190c0de-0000-7000-8000-000000000001' as AccountId;

describe('stream names', () => {
  it('D-42 never change: of a listing, of a buyer’s interest in it, of an account and of each catalogue item', () => {
    expect([
      nameListingStream(LISTING),
      nameInterestStream(LISTING, BUYER),
      nameAccountStream(BUYER),
      nameParkedKeyReleaseStream(LISTING),
    ]).toEqual([`listing-${LISTING}`, `interest-${LISTING}-${BUYER}`, `account-${BUYER}`, `key-${LISTING}`]);
    const id = 'mohali' as PlaceId;
    expect([
      nameCityStream(id),
      nameLocalityStream(id),
      nameProjectStream(id),
      nameQueryLinkStream('flats'),
      nameBlogStream('marla'),
      nameFaqStream('live'),
      REGION_STREAM,
    ]).toEqual([
      ...['city-mohali', 'locality-mohali', 'project-mohali', 'query-link-flats', 'blog-marla', 'faq-live'],
      'region-served',
    ]);
  });

  it('D-43 a listing, the interest in it and its release from parking have one ordering key', () => {
    expect([`listing-${LISTING}`, `interest-${LISTING}-${BUYER}`, `key-${LISTING}`].map(toOrderingKey)).toEqual([
      LISTING,
      LISTING,
      LISTING,
    ]);
  });

  it('every other stream uses its own name as ordering key, and so does its release', () => {
    for (const stream of [`account-${BUYER}`, 'city-mohali', 'project-green-view', 'keyring', 'listings'])
      expect([toOrderingKey(stream), toOrderingKey(`key-${stream}`)]).toEqual([stream, stream]);
  });

  it('a listing id is parsed only from a listing stream', () => {
    expect(parseListingStream(nameListingStream(LISTING))).toBe(LISTING);
    for (const other of [`interest-${LISTING}-${BUYER}`, LISTING, `key-listing-${LISTING}`, 'listing-nothing'])
      expect(() => parseListingStream(other)).toThrow(RangeError);
  });

  it('an account id is parsed only from an account stream', () => {
    expect(parseAccountStream(nameAccountStream(BUYER))).toBe(BUYER);
    for (const other of [`listing-${LISTING}`, BUYER, `key-account-${BUYER}`])
      expect(() => parseAccountStream(other)).toThrow(`Invalid account stream name: ${other}`);
  });

  it('identify streams that belong to no listing', () => {
    const other = nameInterestStream(LISTING, BUYER);
    expect(() => parseListingStream(other)).toThrow(`Invalid listing stream name: ${other}`);
    expect(() => parseListingStream(`01234567${LISTING}`)).toThrow(RangeError);
  });
});
