import {
  type Camera,
  fitCameras,
  type MapFilter,
  type PlaceId,
  type PlaceKind,
  placeZoom,
  roundCamera,
} from '@naksha/events/kernel';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import type { KnownPlace } from './known-place.ts';

export function fitPlaces(ids: readonly PlaceId[] = [], places: readonly KnownPlace[]): Camera | undefined {
  const found = ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const over = fitCameras(found.map(({ position, zoom }) => ({ ...position, zoom })));
  return over && roundCamera(over);
}

/** Around its landmark, else its places. */
export function fitSearch(
  { place }: MapFilter,
  named: readonly Suggestion[],
  known: readonly KnownPlace[] = [],
): Camera | undefined {
  const landmark = named.find(({ type }) => type === 'landmark');
  if (landmark) return roundCamera({ ...landmark.position, zoom: placeZoom(landmark.zoom) });
  return fitPlaces(place, [...named.map(placeFromSuggestion), ...known]);
}

export const placeFromSuggestion = ({ type, slug, zoom, ...rest }: Suggestion): KnownPlace => {
  const kind = type as PlaceKind;
  return { ...rest, id: slug as PlaceId, kind, zoom: placeZoom(zoom) };
};
