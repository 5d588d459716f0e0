import { describe, expect, it } from 'vitest';
import { parseFilter } from './filter.ts';
import { listUnreadFilterParameters } from './find-unread.ts';
import { parseHomeView } from './home-view.ts';
import { createListingNumber } from './ids.ts';
import {
  firstListingNumberSince,
  listListingIndexTerms,
  listListingTermAlternatives,
  resolvePostedSince,
} from './listing-filters.ts';
import type { MapFilter } from './map-filter.ts';
import { toCanonicalFilterParameters } from './print-filter.ts';
import { parseQueryString } from './query.ts';

const parse = (query: string) => parseFilter(parseQueryString(query));
const print = (query: string) => Object.fromEntries(toCanonicalFilterParameters(parse(query).filter));

describe('a filter on other listing data', () => {
  it.each([
    ['amenities=park,lift', { amenities: 'park,lift' }],
    ['amenities=lift,park,lift', { amenities: 'park,lift' }],
    ['amenities=power_backup', { amenities: 'powerBackup' }],
    ['amenities=POWERBACKUP', { amenities: 'powerBackup' }],
    ['amenities=', {}],
    ['with_photos=yes&price_reduced=yes', { with_photos: 'yes', price_reduced: 'yes' }],
    ['with_photos=any&price_reduced=', {}],
    ['posted_since=2026-11-20', { posted_since: '2026-11-20' }],
    ['posted_since=7d', { posted_since: '7d' }],
    ['not_words=Ground%20floor,%20corner', { not_words: 'Ground floor,corner' }],
    ['not_words=गली,गली', { not_words: 'गली' }],
    ['price_per_area=4000,6000', { price_per_area: '4000,6000' }],
    ['price_per_area=04000,', { price_per_area: '4000,' }],
    ['price_per_area=,6000', { price_per_area: '0,6000' }],
    ['rooms=studyroom,servantRoom', { rooms: 'studyRoom,servantRoom' }],
    ['kinds=kothi,flat', { kinds: 'flat,kothi' }],
    ['lister=builder', { lister: 'builder' }],
    [
      'not_lister=0123456789abcdef,fedcba9876543210,0123456789abcdef',
      { not_lister: '0123456789abcdef,fedcba9876543210' },
    ],
    ['size=9,11,marla', { size: '9,11,marla' }],
    ['size=,1.5,kanal', { size: ',1.5,kanal' }],
    ['size=1000,,sqft', { size: '1000,,sqft' }],
  ])('is printed in one form: %s', (query, printed) => {
    expect(print(query)).toEqual(printed);
    expect(Object.fromEntries(toCanonicalFilterParameters(parseHomeView(query).filter))).toEqual(printed);
    expect(listUnreadFilterParameters(query)).toEqual([]);
  });

  it.each([
    ['amenities=lift,moat', 'amenities', '"moat" must be one of gym, '],
    ['with_photos=true', 'with_photos', 'must be yes'],
    ['rooms=attic', 'rooms', '"attic" must be one of poojaRoom, '],
    ['kinds=flat,tent', 'kinds', '"tent" must be one of flat, '],
    ['size=9,11', 'size', 'must be min,max,unit'],
    ['size=11,9,marla', 'size', 'min must not be above max'],
    ['price_reduced=1', 'price_reduced', 'must be yes'],
    ['posted_since=2026-02-30', 'posted_since', 'must be a day such as 2026-11-20, or one of 1d, 3d, 7d, 30d'],
    ['price_per_area=cheap', 'price_per_area', 'must be min,max'],
    ['price_per_area=6000,4000', 'price_per_area', 'min must not be above max'],
    ['not_words=a,b,c,d', 'not_words', 'must be 1 to 3 words or phrases'],
    ['not_words=corner,!!', 'not_words', 'must be 1 to 3 words or phrases'],
    ['not_lister=0190f7c4-5f6a', 'not_lister', 'must be 1 to 20 lister ids'],
    [`not_lister=${Array.from({ length: 21 }, (_, k) => `${k}`.padStart(16, '0'))}`, 'not_lister', 'must be 1 to 20'],
    ['lister=relative', 'lister', 'must be one of any, owner, agent, builder'],
    ['posted_since=2d', 'posted_since', 'must be a day'],
    ['posted_since=yesterday', 'posted_since', 'must be a day'],
  ])('names the wrong parameter and value: %s', (query, field, reason) => {
    expect(parse(query)).toEqual({ filter: {}, errors: [{ field, reason: expect.stringContaining(reason) }] });
    expect(listUnreadFilterParameters(query).map(({ key }) => key)).toEqual([field]);
  });

  it.each([
    ['7d', '2026-11-27', '2026-11-20'],
    ['1d', '2026-03-01', '2026-02-28'],
    ['30d', '2026-01-15', '2025-12-16'],
    ['2026-11-20', '2026-11-27', '2026-11-20'],
  ])('counts %s from %s: %s', (since, today, day) => {
    const filter: MapFilter = { bedroom: 2, postedSince: since };
    expect(resolvePostedSince(filter, today)).toEqual({ bedroom: 2, postedSince: day });
    expect(resolvePostedSince<MapFilter>({ bedroom: 2 }, today)).toEqual({ bedroom: 2 });
  });

  it('finds the first listing of a day in India', () => {
    const at = (iso: string) => createListingNumber(Date.parse(iso), 4095);
    const first = firstListingNumberSince('2026-11-20');
    expect(at('2026-11-19T18:29:59.999Z')).toBeLessThan(first);
    expect(at('2026-11-19T18:30:00.000Z')).toBeGreaterThanOrEqual(first);
    expect(() => firstListingNumberSince('7d')).toThrow('must be resolved to a date first');
  });

  it('finds homes with all given amenities, with photos, or with a reduced price', () => {
    const finds = (query: string, listing: Parameters<typeof listListingIndexTerms>[0]) => {
      const terms = listListingIndexTerms(listing);
      return listListingTermAlternatives(parse(query).filter).every((some) => some.some((one) => terms.includes(one)));
    };
    const plain = { amenities: ['lift', 'powerBackup', 'park'], isReduced: false } as const;
    expect(finds('amenities=lift,park', plain)).toBe(true);
    expect(finds('amenities=lift,gym', plain)).toBe(false);
    expect(finds('with_photos=yes', plain)).toBe(false);
    expect(finds('with_photos=yes', { ...plain, photos: [] })).toBe(false);
    expect(finds('with_photos=yes&amenities=lift', { ...plain, photos: ['one'] })).toBe(true);
    expect(finds('price_reduced=yes', plain)).toBe(false);
    expect(finds('price_reduced=yes', { ...plain, isReduced: true })).toBe(true);
    expect(finds('lister=builder', { ...plain, lister: 'builder' })).toBe(true);
    expect(finds('lister=agent', { ...plain, lister: 'builder' })).toBe(false);
    expect(finds('rooms=servantRoom', plain)).toBe(false);
    expect(finds('rooms=servantRoom', { ...plain, rooms: ['servantRoom', 'storeRoom'] })).toBe(true);
    expect(finds('rooms=servantRoom,studyRoom', { ...plain, rooms: ['servantRoom'] })).toBe(false);
  });
});
