import { isListingId, type ListingId } from '@naksha/events/kernel';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const KEY = 'naksha.hidden';
/** The oldest ones make room. */
const MAX_ON_DEVICE = 100;

const store = getDefaultStore();
const onDevice = atom<readonly ListingId[]>(
  (globalThis.localStorage?.getItem(KEY) ?? '').split(',').filter(isListingId),
);

/** Homes of the account are among its marks. */
export const useHiddenOnDevice = (): readonly ListingId[] => useAtomValue(onDevice);
export const listHiddenOnDevice = (): readonly ListingId[] => store.get(onDevice);

export function replaceHiddenOnDevice(ids: readonly ListingId[]): void {
  const kept = [...new Set(ids)].slice(-MAX_ON_DEVICE);
  if (kept.length > 0) localStorage.setItem(KEY, kept.join(','));
  else localStorage.removeItem(KEY);
  store.set(onDevice, kept);
}
