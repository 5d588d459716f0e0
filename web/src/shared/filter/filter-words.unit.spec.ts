import type { MapFilter, PlaceId } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { expect, it } from 'vitest';
import { describeFilter } from './filter-words.ts';

const at = { lat: 30.74, lng: 76.65 };
const cities: City[] = [
  {
    id: 'kharar',
    name: 'Kharar',
    position: at,
    default_zoom: 13,
    map_ploygon: [],
    credits: [],
    localities: [{ id: 'kharar-sunny-enclave', name: 'Sunny Enclave', city: 'Kharar', position: at }],
  },
];
const seen = (degrees: number, { lat, lng } = at) =>
  [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([up, right]) => ({ lat: lat + (up * degrees) / 2, lng: lng + (right * degrees) / 2 }));

it.each<[MapFilter, string]>([
  [{}, 'All homes'],
  [{ bedroom: 3, subtype: 'flat', place: ['kharar' as PlaceId] }, '3+ BHK · Flat · Kharar'],
  [{ bedroom: 2, lister: 'owner', place: ['kharar' as PlaceId] }, '2+ BHK · Owner only · Kharar'],
  [{ propertyType: 'commercial', search: ['main road'] }, 'Commercial · main road'],
  [{ price: { min: 0, max: 80 } }, 'up to ₹80 Lac'],
  [{ price: { min: 120 } }, 'from ₹1.2 Cr'],
  [{ price: { min: 20, max: 80 }, poly: [at, at, at] }, '₹20 Lac to ₹80 Lac · in a drawn area'],
  [{ bedroom: 2, poly: seen(0.02) }, '2+ BHK · around Sunny Enclave, Kharar'],
  [{ poly: seen(0.2) }, 'around Kharar'],
  [{ poly: seen(0.02, { lat: 31.2, lng: 77 }) }, 'in an area of the map'],
  [{ subtype: 'kothi', area: { min: 200, max: 1000 } }, 'Kothi · 200 gaj to 1,000 gaj'],
  [{ area: { min: 1200 }, place: ['nowhere' as PlaceId] }, 'nowhere · from 1,200 sq.ft'],
])('describes a filter in common words: %j', (filter, words) => {
  expect(describeFilter(filter, cities)).toBe(words);
});
