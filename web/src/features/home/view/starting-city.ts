import { type Camera, roundCamera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

const KEY = 'naksha.city';

/** Cleared at sign-out. */
export const readStoredCityId = (): string | undefined => localStorage.getItem(KEY) ?? undefined;
export const storeCityId = (id: string): void => localStorage.setItem(KEY, id);

/** See docs/decisions/search.md. */
export const chooseStartingCity = (
  cities: readonly City[],
  inUrl: string | undefined,
  stored: string | undefined,
): City | undefined => cities.find(({ id }) => id === inUrl) ?? cities.find(({ id }) => id === stored) ?? cities[0];

export const cityCamera = ({ position, default_zoom: zoom }: City): Camera => roundCamera({ ...position, zoom });
