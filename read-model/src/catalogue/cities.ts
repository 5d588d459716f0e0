import { type Gazetteer, listCredits, type Place, type Position, placeZoomOrDefault } from '@naksha/events/kernel';
import type { City, Locality } from '@naksha/events/wire/cities';

/** Andrew's monotone chain, counter-clockwise from the westernmost point. */
export function computeConvexHull(points: readonly Position[]): Position[] {
  const sorted = [...points].sort((a, b) => a.lng - b.lng || a.lat - b.lat);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Position[]): Position[] {
  const chain: Position[] = [];
  for (const point of points) {
    while (chain.length > 1 && crossProduct(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** Positive for a left turn. */
const crossProduct = (a: Position, b: Position, c: Position): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

/** Outlines are polygons, or the hull of a city's localities. */
export function buildCities(gazetteer: Gazetteer): City[] {
  const within = Map.groupBy(gazetteer.list('locality'), ({ cityId }) => cityId);
  return gazetteer.list('city').map((city) => {
    const localities = within.get(city.id) ?? [];
    return {
      id: city.id,
      name: city.names.en,
      names: city.names,
      ...(city.stateName && { state: city.stateName }),
      position: city.position,
      default_zoom: placeZoomOrDefault(city.zoom),
      map_ploygon: outlineOf(city) ?? computeConvexHull(localities.map(({ position }) => position)),
      localities: localities
        .map((locality) => toLocality(locality, city))
        .sort((a, b) => COLLATOR.compare(a.name, b.name)),
      credits: listCredits([city, ...localities]),
    };
  });
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

const toLocality = ({ id, names, position }: Place, city: Place): Locality => ({
  id,
  name: names.en,
  names,
  city: city.names.en,
  position,
});

function outlineOf({ outline = [] }: Place): Position[] | undefined {
  const [largest] = outline.toSorted((a, b) => b.length - a.length);
  return largest?.map(([lng, lat]) => ({ lat, lng }));
}
