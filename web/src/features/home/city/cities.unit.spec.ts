import { describe, expect, it } from 'vitest';
import { sampleCities as cities } from '../../../shared/places/testing/sample-cities.ts';
import { findCityOfNearestLocality } from '../view/standing.ts';
import { chooseStartingCity } from '../view/starting-city.ts';
import { filterCitiesByNamePart } from './city-picker.tsx';

describe('cities', () => {
  it('C-03 are found by part of their name, in any case', () => {
    expect(filterCitiesByNamePart(cities, 'CHAND').map(({ id }) => id)).toEqual(['chandigarh', 'new-chandigarh']);
    expect(filterCitiesByNamePart(cities, '')).toHaveLength(3);
    expect(filterCitiesByNamePart(cities, 'delhi')).toEqual([]);
    const kharar = { ...cities[1], names: { en: 'Kharar', hi: 'खरड़' } };
    expect(filterCitiesByNamePart([kharar], 'खरड़'.normalize('NFD'))).toEqual([kharar]);
  });

  it('C-08 the city in the URL overrides the stored one, which overrides the first of the list', () => {
    expect(chooseStartingCity(cities, 'mohali', 'new-chandigarh')?.id).toBe('mohali');
    expect(chooseStartingCity(cities, undefined, 'new-chandigarh')?.id).toBe('new-chandigarh');
    expect(chooseStartingCity(cities, 'atlantis', undefined)?.id).toBe('chandigarh');
    expect(chooseStartingCity([], 'mohali', undefined)).toBeUndefined();
  });

  it('a point belongs to the city of its nearest locality', () => {
    expect(findCityOfNearestLocality(cities, { lat: 30.705, lng: 76.705 })?.id).toBe('mohali');
    expect(findCityOfNearestLocality(cities, { lat: 30.81, lng: 76.75 })?.id).toBe('new-chandigarh');
    expect(findCityOfNearestLocality([], { lat: 30, lng: 76 })).toBeUndefined();
  });
});
