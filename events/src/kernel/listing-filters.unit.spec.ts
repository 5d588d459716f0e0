import { describe, expect, it } from 'vitest';
import { parseFilter } from './filter.ts';
import { findUnread } from './find-unread.ts';
import { parseHomeView } from './home-view.ts';
import { listingFilterTerms, listingTerms } from './listing-filters.ts';
import { printFilter } from './print-filter.ts';
import { parseQuery } from './query.ts';

const print = (query: string) => Object.fromEntries(printFilter(parseFilter(parseQuery(query)).filter));

describe('a filter by something that is no attribute', () => {
  it.each([
    ['amenities=park,lift', { amenities: 'park,lift' }],
    ['amenities=lift,park,lift', { amenities: 'park,lift' }],
    ['amenities=power_backup', { amenities: 'powerBackup' }],
    ['amenities=POWERBACKUP', { amenities: 'powerBackup' }],
    ['amenities=', {}],
  ])('is written in one way: %s', (query, printed) => {
    expect(print(query)).toEqual(printed);
    expect(Object.fromEntries(printFilter(parseHomeView(query).filter))).toEqual(printed);
    expect(findUnread(query)).toEqual([]);
  });

  it.each([['amenities=lift,moat', 'amenities', /^"moat" must be one of gym, /]])(
    'names the parameter and the value that are wrong: %s',
    (query, field, reason) => {
      const { filter, errors } = parseFilter(parseQuery(query));
      expect([filter, errors]).toEqual([{}, [{ field, reason: expect.stringMatching(reason) }]]);
      expect(findUnread(query).map(({ key }) => key)).toEqual([field]);
    },
  );

  it('finds homes with all of the amenities', () => {
    const terms = listingTerms({ amenities: ['lift', 'powerBackup', 'park'] });
    const finds = (query: string) =>
      listingFilterTerms(parseFilter(parseQuery(query)).filter).every((some) =>
        some.some((one) => terms.includes(one)),
      );
    expect(finds('amenities=lift,park')).toBe(true);
    expect(finds('amenities=lift,gym')).toBe(false);
  });
});
