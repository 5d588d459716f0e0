import { parseHomeView } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { beforeAll, expect, it, vi } from 'vitest';
import { sampleCities } from '../../../shared/places/testing/sample-cities.ts';
import { chooseCityLabel, chooseInitialCamera, findSearchedCity } from './standing.ts';

beforeAll(() => {
  const stored: Pick<Storage, 'getItem'> = { getItem: () => 'new-chandigarh' };
  vi.stubGlobal('localStorage', stored);
  return () => vi.unstubAllGlobals();
});

const city = (query: string) => findSearchedCity(sampleCities, parseHomeView(query))?.id;
const over = (query: string, painted?: FirstPaint) => {
  const view = parseHomeView(query);
  return chooseInitialCamera(view, findSearchedCity(sampleCities, view), painted);
};
const paint = (query: string) => ({ query, camera: { lat: 31, lng: 77, zoom: 14 } }) as FirstPaint;

it('F-43 a link determines the city by its parameter, its place or its position; the stored city is used without any', () => {
  expect(['', 'place=mohali', 'place=mohali-aerocity', 'city=chandigarh&place=mohali'].map(city)).toEqual([
    'new-chandigarh',
    'mohali',
    'mohali',
    'chandigarh',
  ]);
  expect(['c=30.7,76.71,15', 'bedroom=3', 'place=atlantis'].map(city)).toEqual(['mohali', 'chandigarh', 'chandigarh']);
});

it('the bar names the city of the map, and for requested places only theirs', () => {
  const named = (query: string) => {
    const view = parseHomeView(query);
    return chooseCityLabel(sampleCities, view, findSearchedCity(sampleCities, view))?.id;
  };
  const overMohali = 'c=30.7,76.71,15';
  expect([overMohali, `${overMohali}&city=chandigarh`, `${overMohali}&bedroom=2`].map(named)).toEqual(
    Array(3).fill('mohali'),
  );
  expect(
    ['place=mohali-aerocity', 'place=chandigarh&place=mohali', 'place=new-chandigarh'].map((places) =>
      named(`${overMohali}&${places}`),
    ),
  ).toEqual(['mohali', 'mohali', 'new-chandigarh']);
  expect(named(`${overMohali}&place=chandigarh-sunrise-towers`)).toBe('mohali');
});

it('a link without a map position shows its places, as the server rendered it, or else its city', () => {
  const there = { lat: 31, lng: 77, zoom: 14 };
  for (const query of ['place=mohali-sunrise-towers', 'place=mohali&place=new-chandigarh-mullanpur'])
    expect(over(query, paint(query))).toEqual(there);
  expect(over('place=mohali-aerocity', paint('place=mohali'))).toEqual({ lat: 30.7, lng: 76.71, zoom: 13 });
  expect(over('city=mohali&bedroom=2', paint('bedroom=2'))).toEqual({ lat: 30.7, lng: 76.71, zoom: 13 });
  expect(over('place=atlantis')).toEqual({ lat: 30.73, lng: 76.78, zoom: 13 });
});
