import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from './filter.ts';
import { parseHomeView, parseHomeViewWithErrors } from './home-view.ts';
import { areaSliderLimit, MAX_RANGE_END, PRICE_MAX } from './map-filter.ts';
import { removeContradictionsAndIdleRanges } from './normalise-filter.ts';
import { PROPERTY_TYPES, SUBTYPES } from './options.ts';
import { BUDGET_LENS_LAKHS } from './price-layer.ts';
import { formatCanonicalHomeQuery, type HomeView, roundCamera, SORTS } from './print-home-view.ts';
import type { QueryParameters } from './query.ts';

const chip = fc
  .string({
    minLength: 1,
    maxLength: 20,
    unit: fc.constantFrom('a', 'Z', '7', ' ', '-', ',', '&', '=', '+', 'é', 'ਮ', '%', ';', '#'),
  })
  .map((text) => text.trim())
  // Escapes typed by a person look like double encoding (`mendQuery`).
  .filter((text) => text !== '' && !/%[\da-f]{2}/i.test(text));

const range = (max: number, open: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.option(fc.integer({ min: 0, max: open }), { nil: undefined }))
    .map(([a, b]) => (b === undefined ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) }));

const filter = fc
  .record(
    {
      propertyType: fc.constantFrom(...PROPERTY_TYPES),
      subtype: fc.constantFrom(...SUBTYPES),
      bedroom: fc.integer({ min: 1, max: 8 }),
      lister: fc.constant('owner' as const),
      price: range(MAX_RANGE_END, MAX_RANGE_END),
      area: range(MAX_RANGE_END, MAX_RANGE_END),
      search: fc.uniqueArray(chip, { minLength: 1, maxLength: 3 }),
      poly: fc.array(
        fc.record({
          lat: fc.integer({ min: -84_000_000, max: 84_000_000 }).map((n) => n / 1e6),
          lng: fc.integer({ min: -179_000_000, max: 179_000_000 }).map((n) => n / 1e6),
        }),
        { minLength: 3, maxLength: 50 },
      ),
    },
    { requiredKeys: [] },
  )
  .map(removeContradictionsAndIdleRanges);

const edge = fc.integer({ min: 10, max: 9999 });
const view: fc.Arbitrary<HomeView> = fc
  .record(
    {
      fit: fc.record({ width: edge, height: edge }),
      city: fc.constantFrom('mohali', 'new-chandigarh'),
      camera: fc
        .record({
          lat: fc.double({ min: -85, max: 85, noNaN: true }),
          lng: fc.double({ min: -180, max: 180, noNaN: true }),
          zoom: fc.double({ min: 9, max: 21, noNaN: true }),
        })
        .map(roundCamera),
      filter,
      sort: fc.constantFrom(...SORTS),
      prices: fc.record(
        {
          subtype: fc.constantFrom(...SUBTYPES),
          lakhs: fc.integer(BUDGET_LENS_LAKHS),
        },
        { requiredKeys: ['subtype'] },
      ),
    },
    { requiredKeys: ['filter', 'sort'] },
  )
  .map(({ fit, ...view }) => (fit && view.camera ? { ...view, fit } : view));

const oddQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'c',
        'city',
        'sort',
        'bedroom',
        'bedrooms',
        'price_range',
        'area_range',
        'property_subtype',
        'search',
        'poly',
      ),
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        fc.constantFrom('12', '3', '-1', '0,9999', '1,200,2400', '90,40', '30.7,76.7,5', '95,200,40', '-0,-0,9', 'any'),
        fc.constantFrom('kothi', 'flat', 'office', 'all', 'moat', 'newest', '30,76;30,77;31,77', '30,76;x', 'mohali'),
        fc.tuple(fc.integer(), fc.integer()).map((ends) => ends.join(',')),
      ),
    ),
  )
  .map((pairs) => pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&'));

const asQuery = (text: string): QueryParameters => {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => [key, key === 'search' ? params.getAll(key) : params.get(key)!]),
  );
};

describe('the URL of a view', () => {
  it('D-144 is unchanged after printing and parsing', () => {
    fc.assert(
      fc.property(view, (view) => {
        expect(parseHomeView(formatCanonicalHomeQuery(view))).toEqual(view);
      }),
      { numRuns: 500 },
    );
  });

  it('D-143 omits defaults, sorts its keys, and is unique for a view', () => {
    expect(formatCanonicalHomeQuery({ filter: {}, sort: 'recommended' })).toBe('');
    const url = formatCanonicalHomeQuery({
      city: 'mohali',
      camera: { lat: 30.7, lng: 76.71, zoom: 15 },
      filter: {
        subtype: 'flat',
        propertyType: 'residential',
        bedroom: 3,
        price: { min: 40, max: 90 },
        search: ['sector 70'],
      },
      sort: 'price',
    });
    expect(url).toBe(
      'bedroom=3&c=30.7,76.71,15&city=mohali&price_range=40,90&property_subtype=flat&property_type=residential&search=sector%2070&sort=price',
    );
    fc.assert(
      fc.property(view, (view) => {
        const keys = [...new URLSearchParams(formatCanonicalHomeQuery(view)).keys()];
        expect(keys).toEqual([...keys].sort());
        expect(formatCanonicalHomeQuery(parseHomeView(formatCanonicalHomeQuery(view)))).toBe(
          formatCanonicalHomeQuery(view),
        );
      }),
    );
  });

  it('F-28 clamps out-of-range values of an edited URL', () => {
    expect(parseHomeView('price_range=600,9999').filter.price).toEqual({ min: PRICE_MAX });
    expect(parseHomeView('price_range=900,600,exact').filter.price).toEqual({ min: 600, max: 900 });
    expect(parseHomeView('price_range=90,40').filter.price).toEqual({ min: 40, max: 90 });
    expect(parseHomeView('bedroom=12').filter.bedroom).toBe(8);
    expect(parseHomeView('bedroom=-1').filter.bedroom).toBeUndefined();
    expect(parseHomeView('area_range=100,99999&property_subtype=kothi').filter.area).toEqual({ min: 100 });
    expect(parseHomeView('area_range=-50,2000').filter.area).toEqual({ min: 0, max: 2000 });
    expect(parseHomeView('search=a&search=b&search=c&search=d').filter.search).toEqual(['a', 'b', 'c']);
    expect(parseHomeView('c=95,200,40').camera).toEqual({ lat: 85, lng: 180, zoom: 21 });
  });

  it('F-22 commas inside an area number are stripped', () => {
    expect(parseHomeView('area_range=1,200,2400').filter.area).toEqual({ min: 1200, max: 2400 });
  });

  it('F-20 F-21 F-36 an upper bound beyond the scale means no upper limit', () => {
    expect(parseHomeView('price_range=0,500').filter.price).toEqual({ min: 0, max: 500 });
    expect(parseHomeView('price_range=20,505').filter.price).toEqual({ min: 20 });
    expect(parseHomeView('area_range=500,4001').filter.area).toEqual({ min: 500 });
    expect(parseHomeView('area_range=500,1001&property_subtype=residential-plot').filter.area).toEqual({ min: 500 });
  });

  it('never fails, whatever is in the address bar', () => {
    fc.assert(
      fc.property(fc.string(), fc.webQueryParameters(), (a, b) => {
        const { filter } = parseHomeView(`${a}&${b}`);
        expect(removeContradictionsAndIdleRanges(filter)).toEqual(filter);
      }),
    );
    expect(parseHomeView('property_type=castle&property_subtype=moat&sort=luck&c=x&poly=1,2')).toEqual({
      filter: {},
      sort: 'recommended',
    });
  });

  it('D-144 a parsed view prints and parses to the same view', () => {
    fc.assert(
      fc.property(oddQuery, (query) => {
        const view = parseHomeView(query);
        expect(parseHomeView(formatCanonicalHomeQuery(view))).toEqual(view);
        expect(parseFilter(asQuery(formatCanonicalHomeQuery(view)))).toMatchObject({ filter: view.filter, errors: [] });
      }),
      { numRuns: 1000 },
    );
  });

  it('cuts a chip at the end of a letter', () => {
    const long = `${'a'.repeat(79)}😀`;
    expect(parseHomeView(`search=${encodeURIComponent(long)}`).filter.search).toEqual(['a'.repeat(79)]);
  });

  it('stores the map size as two whole numbers of pixels beside the position', () => {
    expect(parseHomeView('c=30,76,12&fit=360,580').fit).toEqual({ width: 360, height: 580 });
    for (const odd of ['fit=360,580', 'c=30,76,12&fit=0,580', 'c=30,76,12&fit=360', 'c=30,76,12&fit=1e3,99999'])
      expect(parseHomeView(odd).fit).toBeUndefined();
  });

  it('uses the first of repeated keys', () => {
    expect(parseHomeView('bedroom=3&bedroom=4&sort=price&sort=newest&c=30,76,12&c=31,77,13')).toEqual({
      filter: { bedroom: 3 },
      sort: 'price',
      camera: { lat: 30, lng: 76, zoom: 12 },
    });
  });

  it('clamps a zoom between 9 and 21', () => {
    for (const [asked, zoom] of [
      [0, 9],
      [5, 9],
      [9, 9],
      [21, 21],
      [22, 21],
      [99, 21],
    ])
      expect(parseHomeView(`c=30.7,76.7,${asked}`).camera).toEqual({ lat: 30.7, lng: 76.7, zoom });
  });

  it('F-23 treats "any" and "all" as no filter', () => {
    expect(parseHomeView('bedroom=any&property_type=all&property_subtype=all').filter).toEqual({});
  });

  it('drops an area range that covers its scale', () => {
    for (const subtype of SUBTYPES) {
      const { max, step } = areaSliderLimit(subtype);
      expect(parseHomeView(`area_range=0,${max + step}&property_subtype=${subtype}`).filter).toEqual({ subtype });
    }
  });

  it('treats a valid place id as a place, and other text as a search', () => {
    expect(parseHomeView('place=Sector%207&place=kharar').filter).toEqual({ place: ['sector-7', 'kharar'] });
    expect(parseHomeView(`place=${encodeURIComponent('खरड़')}&search=park`).filter).toEqual({ search: ['park', 'खरड़'] });
  });

  it('F-13 reads the specification’s search_query as another chip, and prints it as search', () => {
    const view = parseHomeView('search_query=corner%20park&search=kharar');
    expect(view.filter).toEqual({ search: ['kharar', 'corner park'] });
    expect(formatCanonicalHomeQuery(view)).toBe('search=kharar&search=corner%20park');
  });

  it('drops a city, a map position and ranges that are not spelled correctly', () => {
    for (const query of ['', 'city=moh@li', 'c=x30,76,12', 'c=30,76,12x', 'price_range=x40,90']) {
      expect(parseHomeView(query), query).toStrictEqual({ filter: {}, sort: 'recommended' });
    }
    expect(parseHomeView('price_range=40.25,90.75').filter.price).toEqual({ min: 40, max: 90 });
  });

  it('uses the first three valid places', () => {
    const places = (search: string) => parseHomeView(search).filter.place;
    expect(places('place=mohali&place=-&place=kharar&place=zirakpur&place=panchkula')).toEqual([
      'mohali',
      'kharar',
      'zirakpur',
    ]);
    expect(places('place=-')).toBeUndefined();
  });

  it('reports unreadable fields, and none that was clamped', () => {
    const fields = (search: string) => parseHomeViewWithErrors(search).errors.map(({ field }) => field);
    expect(fields('bedroom=x&price_range=40&lister=relative&bathrooms=99&poly=1,2')).toEqual([
      'bedroom',
      'lister',
      'bathrooms',
      'price_range',
      'poly',
    ]);
    expect(fields('bedroom=9&price_range=600,9999&place=a&place=b&place=c&place=d&search=x&bedroom=x')).toEqual([]);
  });

  it('keeps exact bedrooms and drops "at least" if a URL has both', () => {
    const view = parseHomeView('bedroom=2&bedrooms=2,3');
    expect(view.filter).toEqual({ bedrooms: { exact: [2, 3] } });
    expect(parseFilter(asQuery(formatCanonicalHomeQuery(view))).errors).toEqual([]);
  });

  it('skips empty chips, and keeps the order of others', () => {
    expect(parseHomeView('search=&search=a&search=+&search=c&search=b').filter.search).toEqual(['a', 'c', 'b']);
    expect(formatCanonicalHomeQuery({ filter: { search: ['b', 'a'] }, sort: 'price' })).toBe(
      'search=b&search=a&sort=price',
    );
  });
});
