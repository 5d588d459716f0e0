import { distanceM, type Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { localitiesNear } from '../api/cities.ts';
import { t } from '../messages/t.ts';
import { findCityName, joinPlaceHere } from '../places/place-name.ts';

/** Metres from corner to corner: what is larger is no more about one locality than about its neighbours. */
const LOCALITY_SIZE = 6000;

/** What a search within corners is about: what was drawn by hand is a drawn area, what a map showed is called by its middle. */
export function areaWords(corners: readonly Position[], cities: readonly City[]): string {
  const box = findBox(corners);
  if (!box) return t('searches.words.drawn');
  const [south, north] = box;
  const middle = { lat: (south.lat + north.lat) / 2, lng: (south.lng + north.lng) / 2 };
  const [near] = localitiesNear(cities, middle, 1);
  const size = distanceM(south, north);
  if (!near || distanceM(near.position, middle) > size / 2) return t('searches.words.mapPart');
  const { name: locality, city } = near;
  const place = size > LOCALITY_SIZE ? findCityName(cities, city) : joinPlaceHere(cities, { locality, city });
  return t('searches.words.around', { place });
}

/** South-west and north-east of a view of the map; undefined for any other shape. */
function findBox(corners: readonly Position[]): [Position, Position] | undefined {
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  if (corners.length !== 4 || new Set(lats).size !== 2 || new Set(lngs).size !== 2) return undefined;
  return [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
}
