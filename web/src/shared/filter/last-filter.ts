import type { MapFilter } from '@naksha/events/kernel';
import { atom, getDefaultStore } from 'jotai';

/** Home's chosen filters, to which pages that lead back to Home add. */
export const lastFilter = atom<MapFilter>({});
export const storeLastFilter = (filter: MapFilter): void => getDefaultStore().set(lastFilter, filter);
