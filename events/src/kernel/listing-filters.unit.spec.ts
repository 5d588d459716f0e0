import { describe, expect, it } from 'vitest';
import { parseFilter } from './filter.ts';
import { findUnread } from './find-unread.ts';
import { parseHomeView } from './home-view.ts';
import { listingFilterTerms, listingTerms } from './listing-filters.ts';
import { printFilter } from './print-filter.ts';
import { parseQuery } from './query.ts';

const parse = (query: string) => parseFilter(parseQuery(query));
const print = (query: string) => Object.fromEntries(printFilter(parse(query).filter));

describe('a filter by something that is no attribute', () => {
  it.each([
    ['amenities=park,lift', { amenities: 'park,lift' }],
    ['amenities=lift,park,lift', { amenities: 'park,lift' }],
    ['amenities=power_backup', { amenities: 'powerBackup' }],
    ['amenities=POWERBACKUP', { amenities: 'powerBackup' }],
    ['amenities=', {}],
    ['with_photos=yes&price_reduced=yes', { with_photos: 'yes', price_reduced: 'yes' }],
    ['with_photos=any&price_reduced=', {}],
  ])('is written in one way: %s', (query, printed) => {
    expect(print(query)).toEqual(printed);
    expect(Object.fromEntries(printFilter(parseHomeView(query).filter))).toEqual(printed);
    expect(findUnread(query)).toEqual([]);
  });

  it.each([
    ['amenities=lift,moat', 'amenities', '"moat" must be one of gym, '],
    ['with_photos=true', 'with_photos', 'must be yes'],
    ['price_reduced=1', 'price_reduced', 'must be yes'],
  ])('names the parameter and the value that are wrong: %s', (query, field, reason) => {
    expect(parse(query)).toEqual({ filter: {}, errors: [{ field, reason: expect.stringContaining(reason) }] });
    expect(findUnread(query).map(({ key }) => key)).toEqual([field]);
  });

  it('finds homes with all of the amenities, with photos, with a reduced price', () => {
    const finds = (query: string, listing: Parameters<typeof listingTerms>[0]) => {
      const terms = listingTerms(listing);
      return listingFilterTerms(parse(query).filter).every((some) => some.some((one) => terms.includes(one)));
    };
    const plain = { amenities: ['lift', 'powerBackup', 'park'], isReduced: false } as const;
    expect(finds('amenities=lift,park', plain)).toBe(true);
    expect(finds('amenities=lift,gym', plain)).toBe(false);
    expect(finds('with_photos=yes', plain)).toBe(false);
    expect(finds('with_photos=yes', { ...plain, photos: [] })).toBe(false);
    expect(finds('with_photos=yes&amenities=lift', { ...plain, photos: ['one'] })).toBe(true);
    expect(finds('price_reduced=yes', plain)).toBe(false);
    expect(finds('price_reduced=yes', { ...plain, isReduced: true })).toBe(true);
  });
});
