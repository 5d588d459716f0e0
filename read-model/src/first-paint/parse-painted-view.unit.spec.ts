import { Gazetteer } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { buildCities } from '../catalogue/cities.ts';
import { sampleCity } from '../testing/sample-places.ts';
import { parsePaintedView } from './parse-painted-view.ts';

const cities = buildCities(
  new Gazetteer([sampleCity('Mohali', { lat: 30.7, lng: 76.7 }), sampleCity('Panchkula', { lat: 30.69, lng: 76.85 })]),
);

const elsewhere = () => ({ lat: 47.6, lng: -122.3, zoom: 11 });

describe('what a page’s address shows', () => {
  it('stands over the first city when nothing is said', () => {
    expect(parsePaintedView('', cities, elsewhere)).toEqual({
      query: '',
      filter: {},
      sort: 'recommended',
      camera: { lat: 30.7, lng: 76.7, zoom: 15 },
    });
  });

  it('stands over the city, or where the camera is', () => {
    expect(parsePaintedView('city=panchkula', cities, elsewhere)).toMatchObject({
      query: 'city=panchkula',
      camera: { lat: 30.69, lng: 76.85, zoom: 15 },
    });
    expect(parsePaintedView('city=panchkula&c=30.71,76.72,15.5', cities, elsewhere)).toMatchObject({
      query: 'city=panchkula',
      camera: { lat: 30.71, lng: 76.72, zoom: 15.5 },
    });
  });

  it('stands elsewhere where no city is known, whatever city is asked for', () => {
    expect(parsePaintedView('city=paris', [], elsewhere)).toMatchObject({ query: '', camera: elsewhere() });
    expect(parsePaintedView('c=30.7,76.7,12', [], elsewhere).camera).toEqual({ lat: 30.7, lng: 76.7, zoom: 12 });
  });

  it('leaves out what makes no sense, and sorts what is left', () => {
    expect(
      parsePaintedView('sort=dearest&search=Sector%2070&search=park&bedroom=3&c=x&city=paris', cities, elsewhere),
    ).toMatchObject({
      query: 'bedroom=3&search=Sector%2070&search=park',
      sort: 'recommended',
      camera: { lat: 30.7, lng: 76.7 },
    });
  });

  it('keeps the sort, and clamps as the client does: the zoom to what a map has, a filter to the nearest that exists', () => {
    expect(parsePaintedView('sort=price&c=30.7,76.7,99', cities, elsewhere)).toMatchObject({
      query: 'sort=price',
      camera: { zoom: 21 },
    });
    expect(parsePaintedView('c=30.7,76.7,5', cities, elsewhere).camera).toEqual({ lat: 30.7, lng: 76.7, zoom: 9 });
    expect(parsePaintedView('bedroom=12&price_range=50,20', cities, elsewhere)).toMatchObject({
      query: 'bedroom=8&price_range=20,50',
      filter: { bedroom: 8, price: { min: 20, max: 50 } },
    });
    expect(parsePaintedView('bedroom=3&property_type=commercial', cities, elsewhere).query).toBe(
      'property_type=commercial',
    );
  });
});
