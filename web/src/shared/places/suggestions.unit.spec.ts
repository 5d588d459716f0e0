import type { PlaceId } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { describe, expect, it } from 'vitest';
import { findPlaceName } from './place-name.ts';
import { findNamed, MAX_SUGGESTIONS, suggest } from './suggestions.ts';
import { sampleCities as cities, sampleCity as city } from './testing/sample-cities.ts';

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
        camera: { lat: 30.701, lng: 76.71, zoom: 15 },
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

  it('F-40 name a place by its id, whatever else begins so: a city before what lies in it', () => {
    const [first] = suggest(cities, 'mohali');
    expect(first).toMatchObject({ name: 'Mohali', type: 'city', slug: 'mohali', camera: { lat: 30.7, zoom: 13 } });
    expect(suggest(cities, 'chandigarh').map(({ slug }) => slug)[0]).toBe('chandigarh');
    expect(suggest(cities, 'new chandigarh')[0].slug).toBe('new-chandigarh');
    expect(suggest(cities, 'sector 7')[0].slug).toBe('chandigarh-sector-7');
  });

  it('nothing typed suggests nothing', () => {
    expect(suggest(cities, '  ')).toEqual([]);
  });
});

describe('F-44 words that name a place', () => {
  const two = [...cities, city('Panchkula', 30.69, 76.85, ['Sector 7', 'Sector 70'])];
  const slug = (typed: string, searched?: City) => findNamed(two, typed, searched)?.slug;

  it('mean it, with or without its city, whatever their case', () => {
    expect(
      ['AEROCITY', 'aerocity, mohali', 'Mullanpur', 'New Chandigarh', 'sector-7 panchkula'].map((typed) => slug(typed)),
    ).toEqual([
      'mohali-aerocity',
      'mohali-aerocity',
      'new-chandigarh-mullanpur',
      'new-chandigarh',
      'panchkula-sector-7',
    ]);
    expect(['aero', 'corner flat', '', 'aerocity park'].map((typed) => slug(typed))).toEqual(Array(4).fill(undefined));
  });

  it('of several the one in the city that is searched; elsewhere they stay words', () => {
    expect(slug('sector 7', two[0])).toBe('chandigarh-sector-7');
    expect(slug('sector 70', two[1])).toBe('mohali-sector-70');
    expect([slug('sector 7'), slug('sector 7', two[1])]).toEqual([undefined, undefined]);
  });

  it('are what its chip says', () => {
    const names = ['mohali', 'mohali-aerocity', 'atlantis'].map((id) => findPlaceName(two, id as PlaceId));
    expect(names).toEqual(['Mohali', 'Aerocity', 'atlantis']);
  });
});
