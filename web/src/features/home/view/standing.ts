import { type Camera, type HomeView, printHomeView, roundCamera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { pageConfig } from '../../../shared/page-config.ts';
import { cityAt } from './city-at.ts';
import { answersView } from './first-paint.ts';
import { cameraOf, startingCity, storedCity } from './starting-city.ts';

export function findStanding(view: HomeView, city: City | undefined, painted: FirstPaint | undefined): Camera {
  // The server paints a link's page over its places.
  if (view.filter.place && painted && answersView(painted, view)) return roundCamera(painted.camera);
  return city ? cameraOf(city) : roundCamera(painted?.camera ?? regionMiddle());
}

/** The last chosen city applies only without a filter in the URL. */
export function searchedCity(cities: readonly City[], { city, camera, ...rest }: HomeView): City | undefined {
  const isLink = camera !== undefined || printHomeView(rest) !== '';
  const [place] = rest.filter.place ?? [];
  const ofPlace = place && cities.find((city) => has(city, place));
  const meant = city ?? ofPlace?.id ?? (camera && cityAt(cities, camera)?.id);
  return startingCity(cities, meant, isLink ? undefined : storedCity());
}

const has = ({ id, localities }: City, place: string): boolean =>
  id === place || localities.some((one) => one.id === place);

/** The city under the map, if it belongs to the searched places; otherwise theirs. */
export function namedCity(
  cities: readonly City[],
  { filter, camera }: HomeView,
  searched: City | undefined,
): City | undefined {
  const here = camera ? cityAt(cities, camera) : searched;
  const asked = cities.filter((city) => filter.place?.some((place) => has(city, place)));
  return asked.length === 0 || asked.some((city) => city === here) ? here : asked[0];
}

function regionMiddle(): Camera {
  const [west, south, east, north] = pageConfig.region;
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom: 12 };
}
