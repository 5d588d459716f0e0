import {
  type Camera,
  distanceInMeters,
  formatCanonicalHomeQuery,
  type HomeView,
  type Position,
  roundCamera,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { pageConfig } from '../../../shared/page-config.ts';
import { isFirstPaintForView } from './first-paint.ts';
import { chooseStartingCity, cityCamera, readStoredCityId } from './starting-city.ts';

export function chooseInitialCamera(view: HomeView, city: City | undefined, painted: FirstPaint | undefined): Camera {
  // The server paints a link's page over its places.
  if (view.filter.place && painted && isFirstPaintForView(painted, view)) return roundCamera(painted.camera);
  return city ? cityCamera(city) : roundCamera(painted?.camera ?? regionMiddle());
}

/** The last chosen city applies only without a filter in the URL. */
export function findSearchedCity(cities: readonly City[], { city, camera, ...rest }: HomeView): City | undefined {
  const isLink = camera !== undefined || formatCanonicalHomeQuery(rest) !== '';
  const [place] = rest.filter.place ?? [];
  const ofPlace = place && cities.find((city) => has(city, place));
  const meant = city ?? ofPlace?.id ?? (camera && findCityOfNearestLocality(cities, camera)?.id);
  return chooseStartingCity(cities, meant, isLink ? undefined : readStoredCityId());
}

const has = ({ id, localities }: City, place: string): boolean =>
  id === place || localities.some((one) => one.id === place);

/** The city under the map, if it belongs to the searched places; otherwise theirs. */
export function chooseCityLabel(
  cities: readonly City[],
  { filter, camera }: HomeView,
  searched: City | undefined,
): City | undefined {
  const here = camera ? findCityOfNearestLocality(cities, camera) : searched;
  const asked = cities.filter((city) => filter.place?.some((place) => has(city, place)));
  return asked.length === 0 || asked.some((city) => city === here) ? here : asked[0];
}

function regionMiddle(): Camera {
  const [west, south, east, north] = pageConfig.region;
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom: 12 };
}

export function findCityOfNearestLocality(cities: readonly City[], at: Position): City | undefined {
  let nearest: { city: City; distance: number } | undefined;
  for (const city of cities)
    for (const { position } of city.localities) {
      const distance = distanceInMeters(position, at);
      if (!nearest || distance < nearest.distance) nearest = { city, distance };
    }
  return nearest?.city;
}
