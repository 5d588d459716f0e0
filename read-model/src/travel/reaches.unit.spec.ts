import { Gazetteer, type Landmark, type PlaceId, type Position, type Within } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { sampleCity } from '../testing/sample-places.ts';
import { Reaches } from './reaches.ts';
import { StreetGraph } from './street-graph.ts';

const MALL = { lat: 30.705, lng: 76.801 };
const mall: Landmark = { id: 'mall' as PlaceId, kind: 'mall', names: { en: 'Mall' }, aka: [], position: MALL };
const gazetteer = new Gazetteer([sampleCity('Mohali', { lat: 30.7, lng: 76.7 })], [mall]);
const north = (km: number): Position => ({ lat: MALL.lat + km / 111.195, lng: MALL.lng });
const streets = new StreetGraph([{ class: 'residential', isOneWay: false, points: [north(0), north(20)] }]);
const reaches = new Reaches({ gazetteer }, streets);
const within = (text: { km: number } | { minutes: number }, of = 'mall'): Within =>
  'km' in text ? { of: of as PlaceId, ...text } : { of: of as PlaceId, ...text, by: 'car' };

it('a distance is as the crow flies, of a landmark or the middle of a place', () => {
  expect([1.9, 2.1].map((km) => reaches.find(within({ km: 2 }))(north(km)))).toEqual([true, false]);
  expect(reaches.find(within({ km: 2 }, 'mohali'))({ lat: 30.71, lng: 76.7 })).toBe(true);
  expect(reaches.find(within({ km: 2 }, 'nowhere'))(MALL)).toBe(false);
});

it('a travel time is that on the streets: at 25 km/h a kilometre takes 2.4 minutes', () => {
  const reach = reaches.find(within({ minutes: 24 }));
  expect([9.9, 10.1].map((km) => reach(north(km)))).toEqual([true, false]);
  expect(reaches.find(within({ minutes: 24 }, 'nowhere'))(MALL)).toBe(false);
});

it('without streets no home is within a travel time, and there is nothing to draw', () => {
  const walker = new Reaches({ gazetteer });
  expect(walker.find(within({ minutes: 60 }))(MALL)).toBe(false);
  expect(walker.outline(MALL, within({ minutes: 60 }))).toEqual([]);
});

it('draws a circle for a distance and the streets that are reached for a time', () => {
  const [circle] = reaches.outline(MALL, within({ km: 2 }));
  expect(circle).toHaveLength(64);
  expect(Math.max(...circle.map(([, lat]) => lat))).toBeCloseTo(north(2).lat, 4);
  const [area] = reaches.outline(MALL, within({ minutes: 24 }));
  expect(Math.max(...area.map(([, lat]) => lat))).toBeCloseTo(north(10).lat, 2);
});

it('keeps what was found, and forgets the least recently used of more than 64', () => {
  const first = reaches.outline(MALL, within({ minutes: 10 }));
  expect(reaches.outline(MALL, within({ minutes: 10 }))).toBe(first);
  for (let minutes = 1; minutes <= 60; minutes++) reaches.outline(north(1), within({ minutes }));
  expect(reaches.outline(MALL, within({ minutes: 10 }))).toBe(first);
  for (let minutes = 1; minutes <= 60; minutes++) reaches.outline(north(2), within({ minutes }));
  for (let minutes = 1; minutes <= 10; minutes++) reaches.outline(north(3), within({ minutes }));
  expect(reaches.outline(MALL, within({ minutes: 10 }))).not.toBe(first);
});
