import type { Gazetteer } from './gazetteer.ts';
import { distanceInMeters, type Position } from './geo.ts';
import { isPositionInPlace, type Place, type PlaceIds, type PlaceKind } from './place.ts';

/** Beyond that, another place of the same name is preferred. */
const NAMED_REACH_M = 5_000;

export type Whereabouts = { position: Position; city?: string; locality?: string; project?: string };

/** Wording has priority over the position: unknown wording has no id until staff assign a place. */
export function resolvePlaces(gazetteer: Gazetteer, { position, city, locality, project }: Whereabouts): PlaceIds {
  const located = city && locality ? {} : gazetteer.locate(position);
  const inCity = city ? gazetteer.listByName('city', city)[0] : located.city;
  const within = (place: Place) => !city || place.cityId === inCity?.id;
  const named = (kind: PlaceKind, words: string) =>
    gazetteer
      .listByName(kind, words)
      .filter(within)
      .map((place) => ({
        place,
        distance: isPositionInPlace(place, position) ? 0 : distanceInMeters(place.position, position),
      }))
      .filter(({ distance }) => distance <= NAMED_REACH_M)
      .sort((a, b) => a.distance - b.distance)[0]?.place;
  const inLocality = locality ? named('locality', locality) : located.locality;
  const cityId = inCity?.id ?? inLocality?.cityId;
  const inProject = project ? named('project', project) : undefined;
  return {
    ...(cityId && { city: cityId }),
    ...(inLocality && { locality: inLocality.id }),
    ...(inProject && { project: inProject.id }),
  };
}
