import { type Gazetteer, type Position, splitWords } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { convexHull } from './convex-hull.ts';

export const GAZETTEER = Symbol('Gazetteer');

/** A city's streets can be told apart there, and most of it is in view. */
const DEFAULT_ZOOM = 13;

export const placeId = (...names: string[]): string => names.flatMap(splitWords).join('-');

/** The gazetteer's cities in its order, each where the middle of its localities lies, with their hull as its outline. */
export function buildCities(gazetteer: Gazetteer): City[] {
  const byCity = Map.groupBy(gazetteer.places, ({ city }) => city);
  return [...byCity].map(([name, places]) => ({
    id: placeId(name),
    name,
    position: middle(places.map(({ position }) => position)),
    default_zoom: DEFAULT_ZOOM,
    map_ploygon: convexHull(places.map(({ position }) => position)),
    localities: places
      .map(({ locality, position, attribution }) => ({
        id: placeId(name, locality),
        name: locality,
        city: name,
        position,
        attribution,
      }))
      .sort((a, b) => COLLATOR.compare(a.name, b.name)),
  }));
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

function middle(positions: readonly Position[]): Position {
  const mean = (pick: (position: Position) => number) =>
    Math.round((positions.reduce((sum, position) => sum + pick(position), 0) / positions.length) * 1e5) / 1e5;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
