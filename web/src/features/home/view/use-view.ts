import type { Camera, HomeView } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useCallback, useMemo } from 'react';
import { useCities } from '../../../shared/api/cities.ts';
import { pageConfig } from '../../../shared/page-config.ts';
import { startingCity, storedCity } from './starting-city.ts';
import { type SetView, useHomeView } from './use-home-view.ts';
import { useRest } from './use-rest.ts';

export type ViewState = {
  view: HomeView;
  setView: SetView;
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
export function useView(active: boolean, painted: Camera | undefined): ViewState {
  const [view, setView] = useHomeView(active);
  const cities = useCities();
  const city = startingCity(cities, view.city, storedCity());
  const standing = useMemo(
    () => (city ? { ...city.position, zoom: city.default_zoom } : (painted ?? regionMiddle())),
    [city, painted],
  );
  const onRest = useRest(setView, standing, active);
  const moveTo = useCallback((camera: Camera) => setView((before) => ({ ...before, camera }), 'replace'), [setView]);
  return { view, setView, cities, city, camera: view.camera ?? standing, moveTo, onRest };
}

function regionMiddle(): Camera {
  const [west, south, east, north] = pageConfig.region;
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom: 12 };
}
