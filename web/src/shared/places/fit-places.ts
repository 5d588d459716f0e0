import { type Camera, fitCameras, type PlaceId, type PlaceKind, placeZoom, roundCamera } from '@naksha/events/kernel';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import type { KnownPlace } from './known-place.ts';

/** The camera that shows all of these that are known, whatever the screen. */
export function fitPlaces(ids: readonly PlaceId[] = [], places: readonly KnownPlace[]): Camera | undefined {
  const found = ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const over = fitCameras(found.map(({ position, zoom }) => ({ ...position, zoom })));
  return over && roundCamera(over);
}

export const fromSuggestion = ({ type, slug, zoom, ...rest }: Suggestion): KnownPlace => {
  const kind = type as PlaceKind;
  return { ...rest, id: slug as PlaceId, kind, zoom: placeZoom(zoom) };
};
