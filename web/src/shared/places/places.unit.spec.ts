import type { PlaceId, PlaceReach } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { cameraFittingPlaces, cameraFittingSearch, placeFromSuggestion } from './fit-places.ts';
import { labelOfPlace, listCitiesAndLocalities } from './known-place.ts';
import { interpretSearchOffline, suggestPlacesOffline } from './local-suggestions.ts';
import { joinPlaceInLocale, nameInLocale } from './place-name.ts';
import { translatePlace } from './place-text.tsx';
import { sampleCities, sampleCity } from './testing/sample-cities.ts';

const cities = [...sampleCities, sampleCity('Panchkula', 30.69, 76.85, ['Sector 7', 'Sector 70'])];
const places = listCitiesAndLocalities(cities);
const ids = (...all: string[]) => all as PlaceId[];
const [chandigarh, mohali] = cities;

describe('a chip', () => {
  const label = (id: string) => labelOfPlace(id as PlaceId, places, cities);

  it('shows its place, with the city if another place has that name', () => {
    expect(['mohali', 'mohali-aerocity', 'chandigarh-sector-7', 'panchkula-sector-7'].map(label)).toEqual([
      'Mohali',
      'Aerocity',
      'Sector 7, Chandigarh',
      'Sector 7, Panchkula',
    ]);
  });

  it('shows the id until the name is known', () => {
    expect(label('atlantis')).toBe('atlantis');
  });
});

describe('L-31 place names', () => {
  it('are in the page’s language, or in English if there is no other', () => {
    expect((['en', 'hi', 'pa'] as const).map((locale) => nameInLocale(chandigarh, locale))).toEqual([
      'Chandigarh',
      'चंडीगढ़',
      'ਚੰਡੀਗੜ੍ਹ',
    ]);
    expect(nameInLocale(mohali, 'hi')).toBe('Mohali');
  });

  it('are locality before city, and unchanged if unknown', () => {
    expect(joinPlaceInLocale(cities, { locality: 'Sector 7', city: 'Chandigarh' })).toBe('Sector 7, Chandigarh');
    expect(joinPlaceInLocale(cities, { locality: 'Nowhere', city: 'Atlantis' })).toBe('Nowhere, Atlantis');
    const place = { project: 'Green Towers', locality: 'Sector 7', city: 'Chandigarh' };
    expect(translatePlace({ place }, cities, 'hi')).toBe('Green Towers, सेक्टर 7, चंडीगढ़');
    expect(translatePlace({ place: { city: 'Chandigarh' } }, cities, 'pa')).toBe('ਚੰਡੀਗੜ੍ਹ');
    expect(translatePlace({ place, separator: ' · ' }, cities)).toBe('Green Towers · Sector 7, Chandigarh');
  });
});

describe('the map position', () => {
  it('F-40 shows one place at its zoom, and several so that all are in view', () => {
    expect(cameraFittingPlaces(ids('mohali-aerocity'), places)).toEqual({ lat: 30.701, lng: 76.71, zoom: 15 });
    expect(cameraFittingPlaces(ids('mohali'), places)).toEqual({ lat: 30.7, lng: 76.71, zoom: 13 });
    const both = cameraFittingPlaces(ids('new-chandigarh-mullanpur', 'panchkula-sector-7', 'atlantis'), places)!;
    expect(both.lng).toBeCloseTo((76.74 + 76.85) / 2);
    expect(both.zoom).toBeLessThan(12);
    expect([cameraFittingPlaces(ids('atlantis'), places), cameraFittingPlaces(undefined, places)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('shows a landmark, whatever else is searched', () => {
    const lake = { type: 'landmark', landmark: 'lake', slug: 'sukhna-lake', name: 'Sukhna Lake', zoom: 14 } as const;
    const position = { lat: 30.742, lng: 76.818 };
    const named = [{ ...lake, city: 'Chandigarh', position }];
    expect(cameraFittingSearch({ place: ids('mohali') }, named, places)).toEqual({ ...position, zoom: 14 });
    expect(cameraFittingSearch({ place: ids('mohali') }, [], places)).toEqual(
      cameraFittingPlaces(ids('mohali'), places),
    );
  });

  it('shows all of a distance or a travel time around a landmark', () => {
    const position = { lat: 30.742, lng: 76.818 };
    const named = [
      {
        type: 'landmark',
        landmark: 'lake',
        slug: 'sukhna-lake',
        name: 'Sukhna Lake',
        zoom: 14,
        city: 'Chandigarh',
        position,
      } as const,
    ];
    const [of] = ids('sukhna-lake');
    const zoomOf = (within: PlaceReach) => cameraFittingSearch({ within }, named, places)?.zoom;
    // 320 px are 4 km at zoom 13.4, and 20 km at zoom 11.1.
    expect(zoomOf({ of, km: 2 })).toBeCloseTo(13.4, 1);
    expect(zoomOf({ of, minutes: 25, by: 'car' })).toBeCloseTo(11.1, 1);
    expect(zoomOf({ of, minutes: 10, by: 'foot' })).toBe(14);
  });

  it('shows the position of a suggestion', () => {
    const project = { type: 'project', slug: 'mohali-towers', name: 'Towers', city: 'Mohali' } as const;
    const known = placeFromSuggestion({ ...project, position: { lat: 30.71, lng: 76.7 } });
    expect(cameraFittingPlaces(ids('mohali-towers'), [known])).toEqual({ lat: 30.71, lng: 76.7, zoom: 15 });
  });
});

describe('while the server is unavailable', () => {
  const names = (typed: string, city = mohali) => suggestPlacesOffline(cities, typed, city).map(({ slug }) => slug);

  it('F-02 suggests at most 18 of the page’s own places, those of the searched city first', () => {
    expect(names('sector')).toHaveLength(18);
    expect(names('sector 7')[0]).toBe('mohali-sector-70');
    expect(names('sector 7', chandigarh)[0]).toBe('chandigarh-sector-7');
  });

  it('matches in any language, if each word is a prefix', () => {
    expect(names('MANI')).toEqual(['chandigarh-manimajra']);
    expect(names('enclave sun moh')).toEqual(['mohali-sunny-enclave']);
    expect(names('चंडी')).toEqual(['chandigarh']);
    expect(names('mohali')).toEqual(['mohali']);
    expect([names('zzz'), names(' ')]).toEqual([[], []]);
  });

  it('F-44 recognizes one of them in typed text', () => {
    expect(interpretSearchOffline(cities, '3 bhk सेक्टर 7 panchkula', undefined)).toEqual({
      places: [expect.objectContaining({ type: 'locality', slug: 'panchkula-sector-7', zoom: 15 })],
      query: 'bedrooms=3&place=panchkula-sector-7',
      ignored: [],
      corrections: [],
      choices: [],
    });
    expect(interpretSearchOffline(cities, 'sector 7', chandigarh)?.query).toBe('place=chandigarh-sector-7');
    expect(interpretSearchOffline(cities, 'sector 7', mohali)?.query).toBe(
      'place=chandigarh-sector-7&place=panchkula-sector-7',
    );
    expect(interpretSearchOffline(cities, 'sunlit', mohali)).toBeNull();
  });
});
