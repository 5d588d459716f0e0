import { type MapFilter, parseHomeView } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { changeFilter } from './filter-rules.ts';
import { formatPriceFilter } from './filter-words.ts';
import { listActiveFilters } from './list-active-filters.ts';

const filter = parseHomeView(
  'property_type=residential&property_subtype=kothi&bedroom=2&lister=owner&price_range=60,90&area_range=100,1025&place=mohali&search=corner' +
    '&poly=30.1,76.1;30.2,76.1;30.2,76.2',
).filter;

describe('descriptions of selected filters', () => {
  it.each([
    [{ min: 60, max: 90 }, '₹60–90 Lac'],
    [{ min: 90, max: 120 }, '₹90 Lac–1.2 Cr'],
    [{ min: 100, max: 150 }, '₹1–1.5 Cr'],
    [{ min: 0, max: 90 }, 'Up to ₹90 Lac'],
    [{ min: 0, max: 0 }, 'Up to ₹0'],
    [{ min: 60 }, '₹60 Lac or more'],
  ])('a price of %j lakh is %s', (range, words) => {
    expect(formatPriceFilter(range)).toBe(words);
  });

  it('include all filters except places and words, which are chips of the search box', () => {
    expect(listActiveFilters(filter).map(({ words }) => words)).toEqual([
      'Residential',
      'Kothis',
      '2+ BHK',
      'Owner only',
      '₹60–90 Lac',
      '100 or more Gaj/Sq.Yard',
      'Drawn area',
    ]);
    expect(listActiveFilters({ place: filter.place, search: filter.search })).toEqual([]);
  });

  it('name the attribute if an option alone is unclear', () => {
    const words = (filter: MapFilter) => listActiveFilters(filter).map((active) => active.words);
    expect(words({ facing: ['east', 'north-east'] })).toEqual(['Facing: East, North-east']);
    expect(words({ furnishing: ['semi'] })).toEqual(['Semi-furnished']);
    expect(words({ possession: '2027-06' })).toEqual(['Ready by Jun 2027']);
  });

  it('have a chip for each amenity, which removes only that one', () => {
    const both: MapFilter = { amenities: ['park', 'lift'] };
    expect(listActiveFilters(both).map(({ words }) => words)).toEqual(['Park', 'Lift']);
    const left = changeFilter(both, listActiveFilters(both)[0].remove);
    expect(left).toEqual({ amenities: ['lift'] });
    expect(changeFilter(left, listActiveFilters(left)[0].remove)).toEqual({});
  });

  it('have a chip for photos and one for a reduced price', () => {
    const flags: MapFilter = { withPhotos: true, priceReduced: true };
    expect(listActiveFilters(flags).map(({ words }) => words)).toEqual(['With photos', 'Price dropped']);
    expect(listActiveFilters(flags).map(({ remove }) => changeFilter(flags, remove))).toEqual([
      { priceReduced: true },
      { withPhotos: true },
    ]);
  });

  it.each([
    ['1d', 'Posted within 1 day'],
    ['7d', 'Posted within 7 days'],
    ['2026-11-20', 'Posted since 20 Nov 2026'],
  ])('describe the day of posting: %s', (postedSince, words) => {
    const [chip] = listActiveFilters({ postedSince });
    expect([chip.words, changeFilter({ postedSince }, chip.remove)]).toEqual([words, {}]);
  });

  it.each([
    [{ min: 4000, max: 6000 }, '₹4,000–6,000 per sq.ft.'],
    [{ min: 4000 }, '₹4,000 or more per sq.ft.'],
    [{ min: 0, max: 6000 }, 'Up to ₹6,000 per sq.ft.'],
  ])('describe the price per area: %j', (pricePerArea, words) => {
    const [chip] = listActiveFilters({ pricePerArea });
    expect([chip.words, changeFilter({ pricePerArea }, chip.remove)]).toEqual([words, {}]);
  });

  it('have a chip for each excluded phrase', () => {
    const filter: MapFilter = { notWords: ['ground floor', 'corner'] };
    const chips = listActiveFilters(filter);
    expect(chips.map(({ words }) => words)).toEqual(['Without “ground floor”', 'Without “corner”']);
    expect(changeFilter(filter, chips[0].remove)).toEqual({ notWords: ['corner'] });
  });

  it('can be removed one by one, or all together without places and words', () => {
    for (const { words, remove } of listActiveFilters(filter)) {
      const left = listActiveFilters(changeFilter(filter, remove)).map((one) => one.words);
      expect(left, words).not.toContain(words);
    }
    const without = (words: string) =>
      changeFilter(filter, listActiveFilters(filter).find((one) => one.words === words)!.remove);
    expect(without('₹60–90 Lac')).toEqual({ ...filter, price: undefined } satisfies MapFilter);
    expect(changeFilter(filter, { clear: 'chosen' })).toEqual({ place: ['mohali'], search: ['corner'] });
  });
});
