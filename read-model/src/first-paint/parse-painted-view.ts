import { type Camera, type HomeView, parseHomeView, printHomeView } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

/** A view that stands somewhere, and the query that it answers, without the camera. */
export type PaintedView = Pick<HomeView, 'filter' | 'sort'> & { query: string; camera: Camera };

/**
 * What a page's address shows, by the same grammar as the client's. Without a camera the map stands over the city, without a
 * city over the first.
 * @param search what stands behind the question mark
 * @param elsewhere where the map stands where no city is known
 */
export function parsePaintedView(search: string, cities: readonly City[], elsewhere: () => Camera): PaintedView {
  const { filter, sort, camera, city: id } = parseHomeView(search);
  const city = cities.find((known) => known.id === id);
  const over = city ?? cities.at(0);
  return {
    filter,
    sort,
    camera: camera ?? (over ? { ...over.position, zoom: over.default_zoom } : elsewhere()),
    query: printHomeView({ filter, sort, city: city?.id }),
  };
}
