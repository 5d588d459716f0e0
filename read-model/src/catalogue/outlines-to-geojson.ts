import type { Gazetteer, PlaceRing } from '@naksha/events/kernel';

const printed = new WeakMap<Gazetteer, string>();

/** Cities first, so that they are drawn below. */
export function outlinesToGeoJson(gazetteer: Gazetteer): string {
  const before = printed.get(gazetteer);
  if (before !== undefined) return before;
  const features = [...gazetteer.list('city'), ...gazetteer.list('locality'), ...gazetteer.list('project')].flatMap(
    ({ id, kind, outline }) =>
      outline
        ? {
            type: 'Feature',
            properties: { id, kind },
            geometry: { type: 'MultiPolygon', coordinates: outline.map((ring) => [closeRing(ring)]) },
          }
        : [],
  );
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  printed.set(gazetteer, text);
  return text;
}

/** GeoJSON repeats the first point at the end. */
const closeRing = (ring: PlaceRing) => [...ring, ring[0]];
