import { distanceM, type Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { findNearbyLocalities } from '../api/cities.ts';
import { t } from '../messages/t.ts';
import { findCityName, joinPlaceInLocale } from '../places/place-name.ts';

/** Metres across; larger areas are named by city. */
const LOCALITY_SIZE = 6000;

export function areaWords(corners: readonly Position[], cities: readonly City[]): string {
  const box = findBox(corners);
  if (!box) return t('searches.words.drawn');
  const [south, north] = box;
  const middle = { lat: (south.lat + north.lat) / 2, lng: (south.lng + north.lng) / 2 };
  const [near] = findNearbyLocalities(cities, middle, 1);
  const size = distanceM(south, north);
  if (!near || distanceM(near.position, middle) > size / 2) return t('searches.words.mapPart');
  const { name: locality, city } = near;
  const place = size > LOCALITY_SIZE ? findCityName(cities, city) : joinPlaceInLocale(cities, { locality, city });
  return t('searches.words.around', { place });
}

function findBox(corners: readonly Position[]): [Position, Position] | undefined {
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  if (corners.length !== 4 || new Set(lats).size !== 2 || new Set(lngs).size !== 2) return undefined;
  return [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
}
