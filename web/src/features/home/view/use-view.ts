import type { Camera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { useCallback, useEffect, useMemo } from 'react';
import { useCities } from '../../../shared/api/cities.ts';
import { findStanding, searchedCity } from './standing.ts';
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
export function useView(active: boolean, { view, setView, link }: Shown, painted: FirstPaint | undefined): ViewState {
  const cities = useCities();
  const city = searchedCity(cities, view);
  const standing = useMemo(() => findStanding(view, city, painted), [view, city, painted]);
  const whole = view.camera !== undefined && view.city === city?.id;
  useEffect(() => {
    if (!active || !city || whole) return;
    // Whoever gets the address as a link sees the same, whatever city they have chosen themselves.
    setView((before) => ({ ...before, city: city.id, camera: before.camera ?? standing }), 'replace');
  }, [active, city, whole, standing, setView]);
  const onRest = useRest(setView, active);
  const moveTo = useCallback((camera: Camera) => setView((before) => ({ ...before, camera }), 'replace'), [setView]);
  return { view, setView, link, cities, city, camera: view.camera ?? standing, moveTo, onRest };
}
