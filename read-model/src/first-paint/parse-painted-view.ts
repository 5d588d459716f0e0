import {
  type Camera,
  cameraFittingAll,
  formatCanonicalHomeQuery,
  type Gazetteer,
  type HomeView,
  type PlaceId,
  parseHomeView,
  placeZoomOrDefault,
  roundCamera,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

export type PaintedView = Pick<HomeView, 'filter' | 'sort' | 'at'> & { query: string; camera: Camera };

/**
 * Parses like the client. Without a camera, the map shows the searched places, else the city, else the first city.
 */
export function parseFirstPaintView(
  search: string,
  { cities, gazetteer }: { cities: readonly City[]; gazetteer: Gazetteer },
  elsewhere: () => Camera,
): PaintedView {
  const { filter, sort, camera, city: id, at } = parseHomeView(search);
  const city = cities.find((known) => known.id === id);
  const over = city ?? cities.at(0);
  return {
    filter,
    sort,
    at,
    camera:
      camera ??
      cameraShowingPlaces(filter.place, gazetteer) ??
      (over ? { ...over.position, zoom: over.default_zoom } : elsewhere()),
    query: formatCanonicalHomeQuery({ filter, sort, city: city?.id, at }),
  };
}

function cameraShowingPlaces(ids: readonly PlaceId[] = [], gazetteer: Gazetteer): Camera | undefined {
  const places = ids.flatMap((id) => gazetteer.find(id) ?? []);
  const over = cameraFittingAll(places.map(({ position, zoom }) => ({ ...position, zoom: placeZoomOrDefault(zoom) })));
  return over && roundCamera(over);
}
