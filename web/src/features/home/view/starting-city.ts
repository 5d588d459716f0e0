import { type Camera, roundCamera } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

const KEY = 'naksha.city';

/** The city that was chosen last in this browser; logout forgets it with all else. */
export const storedCity = (): string | undefined => localStorage.getItem(KEY) ?? undefined;
export const storeCity = (id: string): void => localStorage.setItem(KEY, id);

/** The URL's city beats the stored one, which beats the first of the list (docs/decisions/search.md). */
export const startingCity = (
  cities: readonly City[],
  inUrl: string | undefined,
  stored: string | undefined,
): City | undefined => cities.find(({ id }) => id === inUrl) ?? cities.find(({ id }) => id === stored) ?? cities[0];

/** Where the map stands for a city, as a URL can say it. */
export const cameraOf = ({ position, default_zoom: zoom }: City): Camera => roundCamera({ ...position, zoom });
