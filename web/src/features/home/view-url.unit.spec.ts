import { SORTS } from '@naksha/events/contracts';
import { areaLimit, PRICE_MAX, PRICE_OPEN_ABOVE, PROPERTY_TYPES, SUBTYPES } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coherent } from './filters/filter-rules.ts';
import type { HomeView } from './view.ts';
import { parseView, printView, restingCamera } from './view-url.ts';

const chip = fc
  .string({
    minLength: 1,
    maxLength: 20,
    unit: fc.constantFrom('a', 'Z', '7', ' ', '-', ',', '&', '=', '+', 'é', 'ਮ', '%', ';', '#'),
  })
  .map((text) => text.trim())
  .filter(Boolean);

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
      price: range(PRICE_OPEN_ABOVE, PRICE_OPEN_ABOVE),
      area: range(1000, 1000),
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
  .map(coherent);

const view: fc.Arbitrary<HomeView> = fc.record(
  {
    city: fc.constantFrom('mohali', 'new-chandigarh'),
    camera: fc
      .record({
        lat: fc.double({ min: -85, max: 85, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
        zoom: fc.double({ min: 9, max: 21, noNaN: true }),
      })
      .map(restingCamera),
    filter,
    sort: fc.constantFrom(...SORTS),
  },
  { requiredKeys: ['filter', 'sort'] },
);

describe('the URL of a view', () => {
  it('D-144 parsed after printing is the same view', () => {
    fc.assert(
      fc.property(view, (view) => {
        expect(parseView(printView(view))).toEqual(view);
      }),
      { numRuns: 500 },
    );
  });

  it('D-143 leaves out defaults, sorts its keys, and is one text for one view', () => {
    expect(printView({ filter: {}, sort: 'recommended' })).toBe('');
    const url = printView({
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
        const keys = [...new URLSearchParams(printView(view)).keys()];
        expect(keys).toEqual([...keys].sort());
        expect(printView(parseView(printView(view)))).toBe(printView(view));
      }),
    );
  });

  it('F-28 clamps what an edited URL has out of range', () => {
    expect(parseView('price_range=600,9999').filter.price).toEqual({ min: PRICE_MAX });
    expect(parseView('price_range=90,40').filter.price).toEqual({ min: 40, max: 90 });
    expect(parseView('bedroom=12').filter.bedroom).toBe(8);
    expect(parseView('bedroom=-1').filter.bedroom).toBeUndefined();
    expect(parseView('area_range=100,99999&property_subtype=kothi').filter.area).toEqual({ min: 100 });
    expect(parseView('area_range=-50,2000').filter.area).toEqual({ min: 0, max: 2000 });
    expect(parseView('search=a&search=b&search=c&search=d').filter.search).toEqual(['a', 'b', 'c']);
    expect(parseView('c=95,200,40').camera).toEqual({ lat: 85, lng: 180, zoom: 21 });
  });

  it('F-22 commas inside an area number are stripped', () => {
    expect(parseView('area_range=1,200,2400').filter.area).toEqual({ min: 1200, max: 2400 });
  });

  it('F-20 F-21 F-36 an upper end beyond the scale means no upper limit', () => {
    expect(parseView('price_range=0,500').filter.price).toEqual({ min: 0, max: 500 });
    expect(parseView('price_range=20,505').filter.price).toEqual({ min: 20 });
    expect(parseView('area_range=500,4001').filter.area).toEqual({ min: 500 });
    expect(parseView('area_range=500,1001&property_subtype=residential-plot').filter.area).toEqual({ min: 500 });
  });

  it('never fails, whatever stands in the address bar', () => {
    fc.assert(
      fc.property(fc.string(), fc.webQueryParameters(), (a, b) => {
        const { filter } = parseView(`${a}&${b}`);
        expect(coherent(filter)).toEqual(filter);
      }),
    );
    expect(parseView('property_type=castle&property_subtype=moat&sort=luck&c=x&poly=1,2')).toEqual({
      filter: {},
      sort: 'recommended',
    });
  });

  it('F-23 "any" and "all" are no filter', () => {
    expect(parseView('bedroom=any&property_type=all&property_subtype=all').filter).toEqual({});
  });

  it('an area that spans its scale is no filter', () => {
    for (const subtype of SUBTYPES) {
      const { max, step } = areaLimit(subtype);
      expect(parseView(`area_range=0,${max + step}&property_subtype=${subtype}`).filter).toEqual({ subtype });
    }
  });
});
