import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { clearOnDevice, itemsOnDevice, putOnDevice } from '../on-device/change-device-list.ts';
import { createDeviceList, useDeviceItems } from '../on-device/device-list.ts';
import { jsonItems } from '../on-device/list-formats.ts';
import type { SuggestedSearch } from './offer.ts';

export const searchesOnDevice = createDeviceList({
  ...{ key: 'naksha.searches', max: 5 },
  idOf: ({ slug }: SuggestedSearch) => slug,
  ...jsonItems<SuggestedSearch>(
    ({ type, name, query, places }) =>
      type === 'recent' && typeof name === 'string' && typeof query === 'string' && Array.isArray(places),
  ),
});

/** Newest last. */
export const useRecentSearches = (): readonly SuggestedSearch[] => useDeviceItems(searchesOnDevice);
export const hasRecentSearches = (): boolean => itemsOnDevice(searchesOnDevice).length > 0;

export const storeRecentSearch = (name: string, { query, places }: SearchReadingResponse): void =>
  putOnDevice(searchesOnDevice, { type: 'recent', slug: `recent:${name}`, name, query, places });

export const clearRecentSearches = (): void => clearOnDevice(searchesOnDevice);
