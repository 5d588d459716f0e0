import { distanceInMeters, type Position } from './geo.ts';
import type { PlaceId } from './ids.ts';
import type { Landmark } from './landmark.ts';
import { isPositionInPlace, normalizePlaceName, type Place, type PlaceKind } from './place.ts';

/** From a locality's centre, for a point outside all outlines. */
export const LOCALITY_REACH_M = 1_500;
/** From the nearest locality, for belonging to its city. */
export const CITY_REACH_M = 6_000;

export type Located = { city?: Place; locality?: Place };

export class Gazetteer {
  readonly #byId: ReadonlyMap<PlaceId, Place>;
  readonly #byKind: ReadonlyMap<PlaceKind, readonly Place[]>;

  /** Indexed by name, because millions of listings are looked up. */
  readonly #byName = new Map<PlaceKind, ReadonlyMap<string, readonly Place[]>>();

  constructor(
    readonly places: readonly Place[],
    readonly landmarks: readonly Landmark[] = [],
  ) {
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.#byKind = Map.groupBy(places, ({ kind }) => kind);
  }

  find(id: PlaceId | undefined): Place | undefined {
    return id && this.#byId.get(id);
  }

  findLandmark(id: PlaceId | undefined): Landmark | undefined {
    return this.landmarks.find((landmark) => landmark.id === id);
  }

  list(kind: PlaceKind): readonly Place[] {
    return this.#byKind.get(kind) ?? [];
  }

  /** In any language, ignoring case and punctuation. */
  listByName(kind: PlaceKind, words: string): readonly Place[] {
    const called = this.#byName.get(kind) ?? indexByName(this.list(kind));
    this.#byName.set(kind, called);
    return called.get(normalizePlaceName(words)) ?? [];
  }

  /**
   * The locality that contains it (the nearest centre of several), else the nearest within reach; ties go to the
   * first.
   */
  locate(at: Position): Located {
    const near = this.list('locality')
      .map((locality) => ({ locality, distance: distanceInMeters(locality.position, at) }))
      .filter(({ distance }) => distance <= CITY_REACH_M)
      .sort((a, b) => a.distance - b.distance);
    if (near.length === 0) return { city: this.#nearestCity(at) };
    const around = near.find(({ locality }) => locality.outline && isPositionInPlace(locality, at)) ?? near[0];
    const isWithin = around.distance <= LOCALITY_REACH_M || isPositionInPlace(around.locality, at);
    return { city: this.find(around.locality.cityId), ...(isWithin && { locality: around.locality }) };
  }

  /** For cities without localities. */
  #nearestCity(at: Position): Place | undefined {
    return this.list('city').find(
      (city) => isPositionInPlace(city, at) || distanceInMeters(city.position, at) <= CITY_REACH_M,
    );
  }
}

function indexByName(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const called = new Map<string, Place[]>();
  for (const place of places) {
    const keys = new Set([...Object.values(place.names), ...place.aka].map(normalizePlaceName));
    for (const key of keys) if (key !== '') called.set(key, [...(called.get(key) ?? []), place]);
  }
  return called;
}
