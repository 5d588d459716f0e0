import { describe, expect, it } from 'vitest';
import { sampleCities as cities } from '../../../shared/places/testing/sample-cities.ts';
import { cityAt } from '../view/city-at.ts';
import { startingCity } from '../view/starting-city.ts';
import { citiesNamed } from './cities-named.ts';

describe('cities', () => {
  it('C-03 are found by what their name contains, whatever the case', () => {
    expect(citiesNamed(cities, 'CHAND').map(({ id }) => id)).toEqual(['chandigarh', 'new-chandigarh']);
    expect(citiesNamed(cities, '')).toHaveLength(3);
    expect(citiesNamed(cities, 'delhi')).toEqual([]);
    const kharar = { ...cities[1], names: { en: 'Kharar', hi: 'खरड़' } };
    expect(citiesNamed([kharar], 'खरड़'.normalize('NFD'))).toEqual([kharar]);
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
