import type { City } from '@naksha/events/wire/cities';
import { describe, expect, it } from 'vitest';
import { citiesNamed } from '../city/cities-named.ts';
import { cityAt } from '../city/city-at.ts';
import { startingCity } from '../view/starting-city.ts';
import { MAX_SUGGESTIONS, suggest } from './suggestions.ts';

const city = (name: string, lat: number, lng: number, localities: string[]): City => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  position: { lat, lng },
  default_zoom: 13,
  map_ploygon: [],
  credits: [],
  localities: localities.map((locality, k) => ({
    id: `${name}-${locality}`.toLowerCase().replaceAll(' ', '-'),
    name: locality,
    city: name,
    position: { lat: lat + k / 1000, lng },
  })),
});
const sectors = Array.from({ length: 40 }, (_, k) => `Sector ${k + 1}`);
const cities = [
  city('Chandigarh', 30.73, 76.78, [...sectors, 'Manimajra']),
  city('Mohali', 30.7, 76.71, ['Sector 70', 'Aerocity', 'Sunny Enclave']),
  city('New Chandigarh', 30.8, 76.74, ['Mullanpur']),
];
const names = (typed: string) => suggest(cities, typed).map(({ name }) => name);

describe('suggestions', () => {
  it('F-02 never hold more than 18 entries', () => {
    expect(MAX_SUGGESTIONS).toBe(18);
    expect(suggest(cities, 'sector')).toHaveLength(18);
  });

  it('each has name, type and slug', () => {
    expect(suggest(cities, 'aeroc')).toEqual([
      {
        name: 'Aerocity',
        type: 'locality',
        slug: 'mohali-aerocity',
        city: 'Mohali',
        position: { lat: 30.701, lng: 76.71 },
      },
    ]);
  });

  it('begin as typed, each word, whatever the case', () => {
    expect(names('sec 70')).toEqual(['Sector 70']);
    expect(names('MANI')).toEqual(['Manimajra']);
    expect(names('enclave sun')).toEqual(['Sunny Enclave']);
  });

  it('a whole word comes before one that only begins so', () => {
    expect(names('sector 1')[0]).toBe('Sector 1');
    expect(names('sector 1')).toContain('Sector 11');
  });

  it('a slip of the finger is forgiven in letters, never in digits', () => {
    expect(names('aerocty')).toEqual(['Aerocity']);
    expect(names('areocity')).toEqual(['Aerocity']);
    expect(names('mulanpur')).toEqual(['Mullanpur']);
    expect(names('sector 71')).toEqual([]);
    expect(names('zzzz')).toEqual([]);
  });

  it('nothing typed suggests nothing', () => {
    expect(suggest(cities, '  ')).toEqual([]);
  });
});

describe('cities', () => {
  it('C-03 are found by what their name contains, whatever the case', () => {
    expect(citiesNamed(cities, 'CHAND').map(({ id }) => id)).toEqual(['chandigarh', 'new-chandigarh']);
    expect(citiesNamed(cities, '')).toHaveLength(3);
    expect(citiesNamed(cities, 'delhi')).toEqual([]);
  });

  it('C-08 the URL beats the stored city, which beats the first of the list', () => {
    expect(startingCity(cities, 'mohali', 'new-chandigarh')?.id).toBe('mohali');
    expect(startingCity(cities, undefined, 'new-chandigarh')?.id).toBe('new-chandigarh');
    expect(startingCity(cities, 'atlantis', undefined)?.id).toBe('chandigarh');
    expect(startingCity([], 'mohali', undefined)).toBeUndefined();
  });

  it('a point lies in the city of its nearest locality', () => {
    expect(cityAt(cities, { lat: 30.705, lng: 76.705 })?.id).toBe('mohali');
    expect(cityAt(cities, { lat: 30.81, lng: 76.75 })?.id).toBe('new-chandigarh');
    expect(cityAt([], { lat: 30, lng: 76 })).toBeUndefined();
  });
});
