import { type Camera, type HomeView, printHomeView, roundCamera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useCallback, useEffect, useMemo } from 'react';
import { useCities } from '../../../shared/api/cities.ts';
import { pageConfig } from '../../../shared/page-config.ts';
import { cityAt } from './city-at.ts';
import { cameraOf, startingCity, storedCity } from './starting-city.ts';
import type { Shown } from './use-home-view.ts';
import { useRest } from './use-rest.ts';

export type ViewState = Shown & {
  cities: readonly City[];
  /** The one that is searched, of the URL or of this browser. */
  city: City | undefined;
  /** Where the map stands: as the URL says, or by default. */
  camera: Camera;
  /** Puts the map elsewhere, in the same step of history. */
  moveTo(camera: Camera): void;
  /** The map has come to stand there by itself. */
  onRest(camera: Camera): void;
};

/** What Home looks at, and how to look at something else. */
export function useView(active: boolean, { view, setView, link }: Shown, painted: Camera | undefined): ViewState {
  const cities = useCities();
  const city = searchedCity(cities, view);
  const standing = useMemo(() => (city ? cameraOf(city) : roundCamera(painted ?? regionMiddle())), [city, painted]);
  const whole = view.camera !== undefined && view.city === city?.id;
  useEffect(() => {
    if (!active || !city || whole) return;
    // Whoever gets the address as a link sees the same, whatever city they have chosen themselves.
    setView((before) => ({ ...before, city: city.id, camera: before.camera ?? cameraOf(city) }), 'replace');
  }, [active, city, whole, setView]);
  const onRest = useRest(setView, active);
  const moveTo = useCallback((camera: Camera) => setView((before) => ({ ...before, camera }), 'replace'), [setView]);
  return { view, setView, link, cities, city, camera: view.camera ?? standing, moveTo, onRest };
}

/** A link says what it is about, be it by its filter alone: only who comes without one gets the city chosen last. */
function searchedCity(cities: readonly City[], { city, camera, ...rest }: HomeView): City | undefined {
  const isLink = camera !== undefined || printHomeView(rest) !== '';
  const meant = city ?? (camera && cityAt(cities, camera)?.id);
  return startingCity(cities, meant, isLink ? undefined : storedCity());
}

function regionMiddle(): Camera {
  const [west, south, east, north] = pageConfig.region;
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom: 12 };
}
