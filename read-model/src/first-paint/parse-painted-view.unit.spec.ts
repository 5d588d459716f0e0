import { formatCanonicalHomeQuery, Gazetteer, parseHomeView } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCities } from '../catalogue/cities.ts';
import { sampleCity, sampleLocality } from '../testing/sample-places.ts';
import { parseFirstPaintView } from './parse-painted-view.ts';

const gazetteer = new Gazetteer([
  { ...sampleCity('Mohali', { lat: 30.7, lng: 76.7 }), zoom: 13 },
  { ...sampleCity('Panchkula', { lat: 30.69, lng: 76.85 }), zoom: 13 },
  sampleLocality('Panchkula', 'Sector 7', { lat: 30.706, lng: 76.844 }),
]);
const places = { gazetteer, cities: buildCities(gazetteer) };
const nowhere = { gazetteer: new Gazetteer([]), cities: [] };

const elsewhere = () => ({ lat: 47.6, lng: -122.3, zoom: 11 });

const number = fc.oneof(fc.integer({ min: -5, max: 300 }).map(String), fc.constantFrom('', 'x', '30.71'));
const pair = fc.tuple(number, number).map((two) => two.join(','));
const VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  bedroom: number,
  price_range: pair,
  area_range: pair,
  property_type: fc.constantFrom('residential', 'commercial', 'all', 'castle'),
  property_subtype: fc.constantFrom('flat', 'office', 'castle'),
  sort: fc.constantFrom('price', 'newest', 'dearest'),
  place: fc.constantFrom('mohali', 'Not a place'),
  search: fc.constantFrom('Sector 70', 'park & lake', ''),
  city: fc.constantFrom('mohali', 'paris'),
  c: fc.tuple(fc.double({ min: -91, max: 91, noNaN: true }), number, number).map((three) => three.join(',')),
  x: number,
};

const anyAddress = fc
  .array(
    fc.constantFrom(...Object.keys(VALUES)).chain((key) => VALUES[key].map((value): [string, string] => [key, value])),
    { maxLength: 8 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('the view of a URL', () => {
  it('D-177 is parsed and printed on the server with the kernel’s grammar', () => {
    fc.assert(
      fc.property(anyAddress, (search) => {
        const { filter, sort, camera, city } = parseHomeView(search);
        const painted = parseFirstPaintView(search, places, elsewhere);
        expect(painted).toMatchObject({ filter, sort, ...(camera && { camera }) });
        expect(painted.query).toBe(
          formatCanonicalHomeQuery({ filter, sort, city: city === 'paris' ? undefined : city }),
        );
        expect(Object.keys(painted.filter).sort()).toEqual(Object.keys(filter).sort());
      }),
    );
  });

  it('shows the first city by default', () => {
    expect(parseFirstPaintView('', places, elsewhere)).toEqual({
      query: '',
      filter: {},
      sort: 'recommended',
      camera: { lat: 30.7, lng: 76.7, zoom: 13 },
    });
  });

  it('shows the city, or the map position', () => {
    expect(parseFirstPaintView('city=panchkula', places, elsewhere)).toMatchObject({
      query: 'city=panchkula',
      camera: { lat: 30.69, lng: 76.85, zoom: 13 },
    });
    expect(parseFirstPaintView('city=panchkula&c=30.71,76.72,15.5', places, elsewhere)).toMatchObject({
      query: 'city=panchkula',
      camera: { lat: 30.71, lng: 76.72, zoom: 15.5 },
    });
  });

  it('shows all searched places rather than the city', () => {
    const over = (search: string) => parseFirstPaintView(search, places, elsewhere).camera;
    expect(over('place=panchkula-sector-7')).toEqual({ lat: 30.706, lng: 76.844, zoom: 15 });
    expect(over('city=mohali&place=panchkula')).toEqual({ lat: 30.69, lng: 76.85, zoom: 13 });
    expect(over('place=mohali&place=panchkula')).toMatchObject({ lng: 76.775, zoom: expect.closeTo(11.5, 0) });
    expect(over('place=panchkula&c=30.71,76.72,15')).toEqual({ lat: 30.71, lng: 76.72, zoom: 15 });
    expect(over('place=atlantis')).toEqual({ lat: 30.7, lng: 76.7, zoom: 13 });
  });

  it('shows the default position if no city is known, whatever city is requested', () => {
    expect(parseFirstPaintView('city=paris', nowhere, elsewhere)).toMatchObject({ query: '', camera: elsewhere() });
    expect(parseFirstPaintView('c=30.7,76.7,12', nowhere, elsewhere).camera).toEqual({
      lat: 30.7,
      lng: 76.7,
      zoom: 12,
    });
  });

  it('drops invalid parts, and sorts the others', () => {
    expect(
      parseFirstPaintView('sort=dearest&search=Sector%2070&search=park&bedroom=3&c=x&city=paris', places, elsewhere),
    ).toMatchObject({
      query: 'bedroom=3&search=Sector%2070&search=park',
      sort: 'recommended',
      camera: { lat: 30.7, lng: 76.7 },
    });
  });

  it('keeps the sort order, and clamps like the client: zoom to the map’s range, filters to the nearest valid value', () => {
    expect(parseFirstPaintView('sort=price&c=30.7,76.7,99', places, elsewhere)).toMatchObject({
      query: 'sort=price',
      camera: { zoom: 21 },
    });
    expect(parseFirstPaintView('c=30.7,76.7,5', places, elsewhere).camera).toEqual({ lat: 30.7, lng: 76.7, zoom: 9 });
    expect(parseFirstPaintView('bedroom=12&price_range=50,20', places, elsewhere)).toMatchObject({
      query: 'bedroom=8&price_range=20,50',
      filter: { bedroom: 8, price: { min: 20, max: 50 } },
    });
    expect(parseFirstPaintView('bedroom=3&property_type=commercial', places, elsewhere).query).toBe(
      'property_type=commercial',
    );
  });
});
