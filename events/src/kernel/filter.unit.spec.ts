import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITIES } from './amenities.ts';
import { canonicalFilterQuery, parseFilter, parseSearchAlternatives, priceRangeInRupees } from './filter.ts';
import type { PlaceId } from './ids.ts';
import { MAX_RANGE_END, type MapFilter, PRICE_MAX, PRICE_OPEN_ABOVE } from './map-filter.ts';
import { LISTER_FILTERS, PROPERTY_TYPES, SUBTYPES } from './options.ts';
import { toCanonicalFilterParameters } from './print-filter.ts';
import type { QueryParameters } from './query.ts';

const parsed = (query: QueryParameters) => parseFilter(query).filter;
const fields = (query: QueryParameters) => parseFilter(query).errors.map(({ field }) => field);
const toQuery = (pairs: [string, string][]): QueryParameters =>
  Object.fromEntries(
    Object.entries(Object.groupBy(pairs, ([key]) => key)).map(([key, same = []]) => [
      key,
      same.length > 1 ? same.map(([, value]) => value) : same[0][1],
    ]),
  );

/** Half of the ends are on a slider. */
const end = (max: number) => fc.oneof(fc.nat(PRICE_OPEN_ABOVE), fc.nat(max));
const range = (max: number) =>
  fc
    .tuple(end(max), fc.option(end(max), { nil: undefined }))
    .map(([a, b]) => (b === undefined ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) }))
    .filter(({ min, max }: { min: number; max?: number }) => min > 0 || max !== undefined);
const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6);
const chip = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.trim())
  .filter(Boolean);
const filters: fc.Arbitrary<MapFilter> = fc.constantFrom(undefined, ...SUBTYPES).chain((subtype) =>
  fc
    .record(
      {
        propertyType: fc.constantFrom(...PROPERTY_TYPES),
        bedroom: fc.integer({ min: 1, max: 8 }),
        lister: fc.constantFrom(...LISTER_FILTERS),
        price: range(MAX_RANGE_END),
        area: range(MAX_RANGE_END),
        amenities: fc.subarray([...AMENITIES], { minLength: 1 }),
        withPhotos: fc.constant(true as const),
        priceReduced: fc.constant(true as const),
        postedSince: fc.constantFrom('2026-11-20', '2025-02-28', '7d'),
        notWords: fc.subarray(['ground floor', 'corner', 'sector 7'], { minLength: 1 }),
        pricePerArea: range(30_000),
        search: fc.array(chip, { minLength: 1, maxLength: 3 }),
        poly: fc.array(fc.record({ lat: degrees(85), lng: degrees(180) }), { minLength: 3, maxLength: 50 }),
      },
      { requiredKeys: [] },
    )
    .map((filter) => (subtype ? { ...filter, subtype } : filter)),
);

describe('the filter of map, list and count', () => {
  it('is unchanged after printing and parsing', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(toQuery(toCanonicalFilterParameters(filter)))).toEqual({ filter, errors: [] });
      }),
    );
  });

  it('omits empty parts and sorts its keys', () => {
    expect(toCanonicalFilterParameters({})).toEqual([]);
    const defaults = {
      property_type: 'all',
      property_subtype: 'all',
      bedroom: 'any',
      price_range: '0,505',
      search: '',
    };
    expect(parseFilter({ ...defaults, area_range: '0,4050' })).toEqual({ filter: {}, errors: [] });
    fc.assert(
      fc.property(filters, (filter) => {
        const keys = toCanonicalFilterParameters(filter).map(([key]) => key);
        expect(keys).toEqual([...keys].sort());
      }),
    );
  });

  it('F-23 treats "any" and "all" as no filter', () => {
    expect(parsed({ bedroom: 'any', property_type: 'all', property_subtype: 'all' })).toEqual({});
    expect(parsed({ bedroom: '3', property_type: 'commercial', property_subtype: 'office' })).toEqual({
      bedroom: 3,
      propertyType: 'commercial',
      subtype: 'office',
    });
  });

  it('F-19 F-20 prices are lakhs; above 500 there is no upper limit, and 500 is one', () => {
    expect(parsed({ price_range: '50,500' }).price).toEqual({ min: 50, max: 500 });
    expect(parsed({ price_range: '50,501' }).price).toEqual({ min: 50 });
    expect(parsed({ price_range: '50,505' }).price).toEqual({ min: 50 });
    expect(priceRangeInRupees({ min: 50, max: 500 })).toEqual({ min: 5_000_000, max: 50_000_000 });
    expect(priceRangeInRupees({ min: 50 })).toEqual({ min: 5_000_000, max: Number.POSITIVE_INFINITY });
  });

  it('F-19 F-20 accepts exact bounds beyond the slider in a form that no old link has', () => {
    const exact = { price_range: '600,,exact', area_range: '0,5200,exact' };
    const filter = { price: { min: 600 }, area: { min: 0, max: 5200 } };
    expect(parsed(exact)).toEqual(filter);
    expect(toCanonicalFilterParameters(filter)).toEqual([
      ['area_range', '0,5200,exact'],
      ['price_range', '600,,exact'],
    ]);
    expect(parsed({ price_range: '501,505,exact' }).price).toEqual({ min: 501, max: 505 });
    expect(parsed({ price_range: '505,505' }).price).toEqual({ min: 505 });
    expect(toCanonicalFilterParameters({ price: { min: 505 } })).toEqual([['price_range', '505,505']]);
    expect(parsed({ price_range: '40,90,exact' })).toEqual(parsed({ price_range: '40,90' }));
    expect(priceRangeInRupees({ min: 600 }).min).toBe(60_000_000);
  });

  it('F-21 F-36 an area is open-ended from 4001, and of kothis and plots from 1001', () => {
    const area = (subtype: string, text: string) => parsed({ property_subtype: subtype, area_range: text }).area;
    for (const subtype of ['all', 'flat', 'office', 'showroom', 'other']) {
      expect(area(subtype, '100,4000'), subtype).toEqual({ min: 100, max: 4000 });
      expect(area(subtype, '100,4001'), subtype).toEqual({ min: 100 });
    }
    for (const subtype of ['kothi', 'residential-plot', 'commercial-plot']) {
      expect(area(subtype, '100,1000'), subtype).toEqual({ min: 100, max: 1000 });
      expect(area(subtype, '100,1001'), subtype).toEqual({ min: 100 });
    }
    expect(toCanonicalFilterParameters({ subtype: 'kothi', area: { min: 100 } })).toContainEqual([
      'area_range',
      '100,1025',
    ]);
    expect(toCanonicalFilterParameters({ area: { min: 100 } })).toContainEqual(['area_range', '100,4050']);
  });

  it('F-29 names every field that is out of range', () => {
    expect(
      fields({
        property_type: 'farm',
        property_subtype: 'castle',
        bedroom: '9',
        price_range: `0,${PRICE_MAX + 1}`,
        area_range: '0,4051',
        search: ['a', 'b', 'c', 'd'],
        poly: '30,76;31,76',
      }),
    ).toEqual(['property_type', 'property_subtype', 'bedroom', 'price_range', 'area_range', 'search', 'poly']);
    expect(fields({ property_subtype: 'kothi', area_range: '0,1026' })).toEqual(['area_range']);
    for (const price_range of ['10', '10,', '-1,5', '1.5,5', '5,1', 'a,b', '1,2,3', '1e2,5', '00001,5'])
      expect(fields({ price_range }), price_range).toEqual(['price_range']);
    for (const bedroom of ['0', '9', '1.5', '-1', 'three', '01'])
      expect(fields({ bedroom }), bedroom).toEqual(['bedroom']);
    expect(fields({ bedroom: ['1', '2'] })).toEqual(['bedroom']);
    expect(fields({ search: 'x'.repeat(81) })).toEqual(['search']);
  });

  it('rejects a polygon with fewer than 3 or more than 50 vertices, outside the map, or with too many digits', () => {
    const ring = (corners: number) => Array.from({ length: corners }, (_, k) => `30.${k},76.${k}`).join(';');
    expect([ring(3), ring(50)].map((poly) => fields({ poly }))).toEqual([[], []]);
    for (const poly of [
      ring(2),
      ring(51),
      '86,76;30,76;30,77',
      '30,181;30,76;30,77',
      '30.1234567,76;30,76;30,77',
      'a,b;c,d;e,f',
    ])
      expect(fields({ poly }), poly).toEqual(['poly']);
  });

  it('F-40 repeats the parameter place for each place, up to three ids', () => {
    expect(parsed({ place: ['mohali', 'chandigarh-sector-7'] }).place).toEqual(['mohali', 'chandigarh-sector-7']);
    expect(parsed({ place: 'mohali' }).place).toEqual(['mohali']);
    expect(parsed({ place: '' })).toEqual({});
    const place = ['zirakpur', 'mohali', 'mohali'] as PlaceId[];
    expect(toCanonicalFilterParameters({ place: place.slice(0, 2) })).toEqual([
      ['place', 'zirakpur'],
      ['place', 'mohali'],
    ]);
    expect(canonicalFilterQuery({ place })).toBe('place=mohali&place=zirakpur');
    expect(canonicalFilterQuery({ place })).not.toBe(canonicalFilterQuery({ search: place }));
    const reasons = (given: string | string[]) => parseFilter({ place: given }).errors.map(({ reason }) => reason);
    expect(parsed({ place: ['a', 'b', 'c'] }).place).toHaveLength(3);
    expect(reasons(['a', 'b', 'c', 'd'])).toEqual(['must have at most 3 places']);
    expect(reasons('Sector 7')).toEqual(['must be a place id']);
    for (const wrong of ['Sector 7', 'mohali-', 'x'.repeat(61)])
      expect(fields({ place: wrong }), wrong).toEqual(['place']);
  });

  it('repeats the parameter search for each chip', () => {
    expect(parsed({ search: ['sector 70', ' mohali '] }).search).toEqual(['sector 70', 'mohali']);
    expect(parsed({ search: 'sector 70' }).search).toEqual(['sector 70']);
    expect(toCanonicalFilterParameters({ search: ['b', 'a'] })).toEqual([
      ['search', 'b'],
      ['search', 'a'],
    ]);
  });

  it('F-13 includes type, subtype, bedroom, price and area ranges, search, and search_query as another chip', () => {
    const query = {
      property_type: 'residential',
      property_subtype: 'flat',
      bedroom: '3',
      price_range: '40,90',
      area_range: '900,1500',
      search: 'corner',
      search_query: 'by the park',
    };
    expect(parsed(query)).toEqual({
      propertyType: 'residential',
      subtype: 'flat',
      bedroom: 3,
      price: { min: 40, max: 90 },
      area: { min: 900, max: 1500 },
      search: ['corner', 'by the park'],
    });
    expect(fields({ search: ['a', 'b', 'c'], search_query: 'd' })).toEqual(['search']);
  });

  it('has one cache key for one meaning, however the chips are written', () => {
    const key = (...search: string[]) => canonicalFilterQuery({ subtype: 'flat', search });
    expect(key('Sector 70', 'MOHALI')).toBe(key('mohali', '70-sector'));
    expect(key('sector 70', 'sector 70')).toBe(key('70 sector'));
    expect(key('!!!')).toBe(canonicalFilterQuery({ subtype: 'flat' }));
    expect(key('sector 70')).not.toBe(key('sector', '70'));
    expect(parseSearchAlternatives({ search: ['Sector 70, sector', '--'] })).toEqual([['sector 70']]);
  });

  it('parsing never throws, whatever a URL contains', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string(), { maxLength: 5 }));
    const keys = [
      'property_type',
      'property_subtype',
      'bedroom',
      'lister',
      'price_range',
      'area_range',
      'search',
      'place',
      'poly',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), anything), (query) => {
        const { filter } = parseFilter(query);
        expect(parseFilter(toQuery(toCanonicalFilterParameters(filter))).filter).toEqual(filter);
      }),
    );
  });

  it('lists the allowed values of each wrong field', () => {
    const reasons = (query: QueryParameters) => parseFilter(query).errors.map(({ reason }) => reason);
    expect(reasons({ property_type: 'farm', property_subtype: 'castle', bedroom: '9', poly: '30,76;31,76' })).toEqual([
      'must be one of all, residential, commercial',
      'must be one of all, flat, kothi, residential-plot, commercial-plot, office, showroom, other',
      'must be any, or a whole number from 1 to 8',
      'must have 3 to 50 vertices',
    ]);
    expect(reasons({ bedroom: ['1', '2'] })).toEqual(['must be given only once']);
    for (const price_range of ['506,505', '506,1', '0,506', 'x', '1000000,,exact', ',,exact'])
      expect(reasons({ price_range })).toEqual(['must be min,max: whole numbers from 0 to 505, or min,max,exact']);
    for (const price_range of ['5,1', '700,600,exact'])
      expect(reasons({ price_range })).toEqual(['min must not be above max']);
    expect(reasons({ search: ['a', 'b', 'c', 'd'] })).toEqual(['must have at most 3 chips']);
    expect(reasons({ search: 'x'.repeat(81) })).toEqual(['must have at most 80 characters per chip']);
    expect(reasons({ search: 'x'.repeat(80) })).toEqual([]);
    for (const poly of ['30,76;30,77;31,77x', '86,76;30,76;30,77'])
      expect(reasons({ poly })).toEqual(['must be lat,lng;lat,lng;… in degrees, at most six decimals']);
    expect(reasons({ poly: '85,180;-85,-180;30,77' })).toEqual([]);
  });

  it('selects owners, agents or builders', () => {
    for (const lister of LISTER_FILTERS) expect(parseFilter({ lister })).toEqual({ filter: { lister }, errors: [] });
    for (const lister of ['any', '']) expect(parseFilter({ lister })).toEqual({ filter: {}, errors: [] });
    for (const lister of ['relative', 'Owner', 'toString'])
      expect(parseFilter({ lister })).toEqual({
        filter: {},
        errors: [{ field: 'lister', reason: 'must be one of any, owner, agent, builder' }],
      });
    expect(canonicalFilterQuery({ lister: 'owner', bedroom: 2 })).toBe('bedroom=2&lister=owner');
  });

  it('rejects "at least" and exact bedrooms together', () => {
    expect(parseFilter({ bedroom: '2', bedrooms: '2,3' }).errors).toEqual([
      { field: 'bedrooms', reason: 'cannot be combined with bedroom' },
    ]);
    expect(fields({ bedroom: 'any', bedrooms: '2,3' })).toEqual([]);
  });

  it('treats an empty value as no filter', () => {
    const empty = { property_type: '', property_subtype: '', bedroom: '', price_range: '', area_range: '', poly: '' };
    expect(parseFilter(empty)).toEqual({ filter: {}, errors: [] });
  });

  it('separates the words of a chip in its key', () => {
    expect(canonicalFilterQuery({ search: ['Sector 70'] })).toBe('search=sector+70');
    expect(canonicalFilterQuery({ search: ['ab c'] })).not.toBe(canonicalFilterQuery({ search: ['a bc'] }));
  });
});
