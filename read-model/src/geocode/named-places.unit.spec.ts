import { Gazetteer, type Place, type PlaceId } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { findNamedPlaces } from './named-places.ts';

const place = (kind: Place['kind'], id: string, cityId: string, en: string, ...aka: string[]): Place => ({
  ...{ kind, id: id as PlaceId, cityId: cityId as PlaceId, names: { en }, aka },
  ...{ position: { lat: 30.7, lng: 76.7 }, radiusM: 500 },
});
const gazetteer = new Gazetteer([
  place('city', 'mohali', 'mohali', 'Mohali', 'SAS Nagar', 'मोहाली'),
  place('city', 'chandigarh', 'chandigarh', 'Chandigarh'),
  place('locality', 'mohali-sector-70', 'mohali', 'Sector 70'),
  place('locality', 'mohali-phase-7', 'mohali', 'Phase 7', 'Sector 61'),
  place('locality', 'chandigarh-sector-7', 'chandigarh', 'Sector 7'),
  place('locality', 'chandigarh-sector-70', 'chandigarh', 'Sector 70'),
  place('project', 'mohali-homeland', 'mohali', 'Homeland Heights'),
  place('project', 'mohali-homeland-two', 'mohali', 'Homeland Heights Two'),
]);
const find = (address: string, city?: string) =>
  findNamedPlaces(gazetteer, address, city as PlaceId | undefined).map(({ place: { id }, whole }) => [id, whole]);

it('M-16 finds localities and projects by name, those of the city first', () => {
  expect(find('House 12, Sector 70, Mohali')).toEqual([['mohali-sector-70', false]]);
  expect(find('sector-70 SAS nagar')).toEqual([['mohali-sector-70', true]]);
  expect(find('Flat 4, Homeland heights, Sector 70', 'mohali')).toEqual([
    ['mohali-sector-70', false],
    ['mohali-homeland', false],
    ['chandigarh-sector-70', false],
  ]);
  expect(find('Sector 61')).toEqual([['mohali-phase-7', true]]);
  expect(find('Sector 70, Homeland Heights Two, Mohali').map(([id]) => id)).toEqual([
    'mohali-homeland-two',
    'mohali-sector-70',
    'mohali-homeland',
  ]);
});

it('M-16 ranks a selected city first, and a typed city excludes others', () => {
  expect(find('Sector 70', 'chandigarh').map(([id]) => id)).toEqual(['chandigarh-sector-70', 'mohali-sector-70']);
  expect(find('Sector 70', 'mohali').map(([id]) => id)).toEqual(['mohali-sector-70', 'chandigarh-sector-70']);
  expect(find('Sector 70, Chandigarh').map(([id]) => id)).toEqual(['chandigarh-sector-70']);
});

it('returns a city only if no place within it matches, in any script', () => {
  expect(find('12 Rose Lane, मोहाली')).toEqual([['mohali', false]]);
  expect(find('Mohali')).toEqual([['mohali', true]]);
});

it('matches a number as a whole, after its word', () => {
  expect(find('Sector 7').map(([id]) => id)).toEqual(['chandigarh-sector-7']);
  expect(find('House 70, Rose Lane')).toEqual([]);
  expect(find('7, Phase Road')).toEqual([]);
});
