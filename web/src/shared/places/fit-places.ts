import {
  type Camera,
  cameraFittingAll,
  type MapFilter,
  MIN_MAP_SIDE,
  type PlaceId,
  type PlaceKind,
  type PlaceReach,
  type Position,
  placeZoomOrDefault,
  roundCamera,
  type TravelMode,
} from '@naksha/events/kernel';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import type { KnownPlace } from './known-place.ts';

export function cameraFittingPlaces(ids: readonly PlaceId[] = [], places: readonly KnownPlace[]): Camera | undefined {
  const found = ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const over = cameraFittingAll(found.map(({ position, zoom }) => ({ ...position, zoom })));
  return over && roundCamera(over);
}

/** Around its landmark, else its places; a distance or travel time is in view as a whole. */
export function cameraFittingSearch(
  { place, within }: MapFilter,
  named: readonly Suggestion[],
  known: readonly KnownPlace[] = [],
): Camera | undefined {
  const middle = named.find(({ slug }) => slug === within?.of) ?? named.find(({ type }) => type === 'landmark');
  if (middle) {
    const zoom = placeZoomOrDefault(middle.zoom);
    return roundCamera({
      ...middle.position,
      zoom: within ? Math.min(zoom, zoomOfReach(within, middle.position)) : zoom,
    });
  }
  return cameraFittingPlaces(place, [...named.map(placeFromSuggestion), ...known]);
}

/** Roughly how far one comes in a straight line. */
const KM_PER_MINUTE: Readonly<Record<TravelMode, number>> = { car: 0.4, 'two-wheeler': 0.4, foot: 0.06 };
const EQUATOR_KM = 40_075;

function zoomOfReach(within: PlaceReach, { lat }: Position): number {
  const km = 'km' in within ? within.km : within.minutes * KM_PER_MINUTE[within.by];
  return Math.log2((MIN_MAP_SIDE * EQUATOR_KM * Math.cos((lat * Math.PI) / 180)) / (256 * 2 * km));
}

export const placeFromSuggestion = ({ type, slug, zoom, ...rest }: Suggestion): KnownPlace => {
  const kind = type as PlaceKind;
  return { ...rest, id: slug as PlaceId, kind, zoom: placeZoomOrDefault(zoom) };
};
