import type { Gazetteer } from './gazetteer.ts';
import { distanceM, type Position } from './geo.ts';
import { liesIn, type Place, type PlaceIds, type PlaceKind } from './place.ts';

/** A pin may be this many metres from the place its words name; beyond that, another place of that name is preferred. */
const NAMED_REACH_M = 5_000;

/** A listing's position and wording. */
export type Whereabouts = { position: Position; city?: string; locality?: string; project?: string };

/**
 * The places of a listing. Wording has priority over the position: an unknown wording has no id until staff assign a place.
 * Deterministic.
 */
export function resolvePlaces(gazetteer: Gazetteer, { position, city, locality, project }: Whereabouts): PlaceIds {
  // The position is not needed if the wording has both.
  const located = city && locality ? {} : gazetteer.locate(position);
  const inCity = city ? gazetteer.listCalled('city', city)[0] : located.city;
  const within = (place: Place) => !city || place.cityId === inCity?.id;
  const named = (kind: PlaceKind, words: string) =>
    gazetteer
      .listCalled(kind, words)
      .filter(within)
      .map((place) => ({ place, distance: liesIn(place, position) ? 0 : distanceM(place.position, position) }))
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
