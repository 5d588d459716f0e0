import {
  formatCanonicalHomeQuery,
  type MapFilter,
  type PlaceId,
  PROPERTY_TYPES,
  parseHomeView,
  removeContradictionsAndIdleRanges,
  SUBTYPES,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFilter, type FilterChange, hasFiltersBehindMoreButton } from './filter-rules.ts';

const homes = { propertyType: 'residential', subtype: 'flat', bedroom: 3 } as const;
const TRIANGLE = [
  { lat: 30.6, lng: 76.6 },
  { lat: 30.6, lng: 76.8 },
  { lat: 30.8, lng: 76.7 },
];

describe('filter rules', () => {
  it('F-14 commercial removes the bedroom filter', () => {
    expect(changeFilter(homes, { choose: 'type', value: 'commercial' })).toEqual({ propertyType: 'commercial' });
  });

  it('F-15 type "all" removes type, subtype and bedroom', () => {
    expect(changeFilter({ ...homes, price: { min: 40 } }, { choose: 'type', value: 'all' })).toEqual({
      price: { min: 40 },
    });
  });

  it('F-16 a plot, "other" and every subtype without bedrooms remove the bedroom filter', () => {
    for (const value of ['residential-plot', 'commercial-plot', 'other', 'office', 'showroom'] as const)
      expect(changeFilter({ bedroom: 2 }, { choose: 'subtype', value })).toEqual({ subtype: value });
    for (const value of ['flat', 'kothi'] as const)
      expect(changeFilter({ bedroom: 2 }, { choose: 'subtype', value })).toEqual({ subtype: value, bedroom: 2 });
  });

  it('exact bedrooms are removed together with "at least", and selecting one way of counting clears the other', () => {
    const exact = { propertyType: 'residential', bedrooms: { exact: [2, 3] } } as const;
    expect(changeFilter(exact, { choose: 'type', value: 'commercial' })).toEqual({ propertyType: 'commercial' });
    expect(changeFilter(exact, { choose: 'type', value: 'all' })).toEqual({});
    for (const value of ['residential-plot', 'other'] as const)
      expect(changeFilter({ bedrooms: { exact: [2] } }, { choose: 'subtype', value })).toEqual({ subtype: value });
    const { bedrooms } = exact;
    expect(changeFilter({ bedrooms }, { choose: 'bedroom', value: 3 })).toEqual({ bedroom: 3 });
    expect(changeFilter({ bedroom: 3 }, { choose: 'parameter', name: 'bedrooms', value: bedrooms })).toEqual({
      bedrooms,
    });
    for (const filter of [{ bedrooms }, { bedroom: 3 }])
      expect(changeFilter(filter, { choose: 'bedroom', value: 'any' })).toEqual({});
    expect(changeFilter({ bedrooms, price: { min: 40 } }, { clear: 'more' })).toEqual({});
  });

  it('F-17 changing the type resets the subtype to All', () => {
    expect(changeFilter(homes, { choose: 'type', value: 'residential' })).toEqual({
      propertyType: 'residential',
      bedroom: 3,
    });
    expect(changeFilter({ subtype: 'office' }, { choose: 'type', value: 'commercial' })).toEqual({
      propertyType: 'commercial',
    });
  });

  it('F-23 "any" and "all" remove a filter', () => {
    expect(changeFilter(homes, { choose: 'bedroom', value: 'any' })).toEqual({
      propertyType: 'residential',
      subtype: 'flat',
    });
    expect(changeFilter(homes, { choose: 'subtype', value: 'all' })).toEqual({
      propertyType: 'residential',
      bedroom: 3,
    });
  });

  it('F-01 allows at most three chips, none twice', () => {
    let filter = {};
    for (const add of ['Sector 70', ' sector  70 ', 'Kharar', '', 'Aerocity', 'Sohana'])
      filter = changeFilter(filter, { add });
    expect(filter).toEqual({ search: ['Sector 70', 'Kharar', 'Aerocity'] });
  });

  it('F-01 F-40 a selected place is a chip too, by its id', () => {
    const [mohali, kharar] = ['mohali', 'kharar'] as PlaceId[];
    let filter: MapFilter = { search: ['corner'] };
    for (const addPlace of [mohali, mohali, kharar, 'zirakpur' as PlaceId]) filter = changeFilter(filter, { addPlace });
    expect(filter).toEqual({ search: ['corner'], place: [mohali, kharar] });
    expect(changeFilter(filter, { add: 'park' })).toEqual(filter);
    filter = changeFilter(filter, { removePlace: mohali });
    expect(filter).toEqual({ search: ['corner'], place: [kharar] });
    expect(changeFilter(filter, { removePlace: kharar })).toEqual({ search: ['corner'] });
    expect(changeFilter(filter, { clear: 'chips' })).toEqual({});
    expect(changeFilter(filter, { clear: 'sheet' })).toEqual(filter);
  });

  it('F-07 removing all chips clears search and search_query', () => {
    let { filter } = parseHomeView('search=Kharar&search_query=corner&place=mohali&bedroom=2');
    expect([filter.search, filter.place]).toEqual([['Kharar', 'corner'], ['mohali']]);
    for (const remove of ['Kharar', 'corner']) filter = changeFilter(filter, { remove });
    filter = changeFilter(filter, { removePlace: 'mohali' as PlaceId });
    expect(formatCanonicalHomeQuery({ filter, sort: 'recommended' })).toBe('bedroom=2');
    expect(changeFilter({ search: ['Kharar', 'Sohana'] }, { clear: 'chips' })).toEqual({});
  });

  it('F-39 the sheet\'s "Clear All" keeps the chips', () => {
    const everything = {
      ...homes,
      lister: 'owner',
      price: { min: 40 },
      area: { min: 500 },
      search: ['Kharar'],
    } as const;
    expect(changeFilter(everything, { clear: 'sheet' })).toEqual({ search: ['Kharar'] });
  });

  it('H-06 the popup\'s "Clear All" clears only price, area and bedroom', () => {
    const kept: MapFilter = {
      propertyType: 'residential',
      subtype: 'flat',
      lister: 'owner',
      search: ['Kharar'],
      place: ['mohali' as PlaceId],
      poly: TRIANGLE,
    };
    const everything = { ...kept, price: { min: 40 }, area: { min: 500 }, bedroom: 3 };
    expect(changeFilter(everything, { clear: 'more' })).toEqual(kept);
  });

  it('owners only can be combined with other filters, and is cleared by the sheet and the chips', () => {
    const owners = changeFilter({ ...homes }, { choose: 'lister', value: 'owner' });
    expect(owners).toEqual({ ...homes, lister: 'owner' });
    expect(changeFilter(owners, { choose: 'type', value: 'commercial' }).lister).toBe('owner');
    expect(changeFilter(owners, { choose: 'lister', value: 'any' })).toEqual(homes);
    for (const clear of ['sheet', 'chosen'] as const)
      expect(changeFilter(owners, { clear })).not.toHaveProperty('lister');
    expect(hasFiltersBehindMoreButton({ lister: 'owner' })).toBe(true);
  });

  it('an area range is removed when the unit changes between feet and yards', () => {
    const flat = { subtype: 'flat', area: { min: 900, max: 2000 } } as const;
    expect(changeFilter(flat, { choose: 'subtype', value: 'kothi' })).toEqual({ subtype: 'kothi' });
    expect(changeFilter(flat, { choose: 'subtype', value: 'office' })).toEqual({ ...flat, subtype: 'office' });
  });

  it('H-10 the badge on "More" counts subtype, price, area and bedroom', () => {
    for (const filter of [{}, { poly: TRIANGLE }, { propertyType: 'residential', search: ['x'] }] as const)
      expect(hasFiltersBehindMoreButton(filter)).toBe(false);
    for (const filter of [
      { subtype: 'flat' },
      { price: { min: 0, max: 50 } },
      { area: { min: 5 } },
      { bedroom: 1 },
    ] as const)
      expect(hasFiltersBehindMoreButton(filter)).toBe(true);
  });

  it('no order of changes leads to a contradictory filter', () => {
    const change: fc.Arbitrary<FilterChange> = fc.oneof(
      fc.record({ choose: fc.constant('type' as const), value: fc.constantFrom('all' as const, ...PROPERTY_TYPES) }),
      fc.record({ choose: fc.constant('subtype' as const), value: fc.constantFrom('all' as const, ...SUBTYPES) }),
      fc.record({ choose: fc.constant('bedroom' as const), value: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ choose: fc.constant('area' as const), value: fc.record({ min: fc.integer({ min: 0, max: 4050 }) }) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const filter = changes.reduce(changeFilter, {});
        expect(removeContradictionsAndIdleRanges(filter)).toEqual(filter);
        if (filter.propertyType && filter.subtype) expect(SUBTYPES_OF[filter.propertyType]).toContain(filter.subtype);
        if (filter.bedroom) expect([undefined, 'flat', 'kothi']).toContain(filter.subtype);
      }),
    );
  });
});
