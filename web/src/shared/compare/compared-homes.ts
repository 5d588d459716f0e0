import { isListingId, type ListingId } from '@naksha/events/kernel';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

export const MAX_COMPARED = 4;
const KEY = 'naksha.compare';

const store = getDefaultStore();
const compared = atom<readonly ListingId[]>(parseCompared(globalThis.localStorage?.getItem(KEY)));

export const useCompared = (): readonly ListingId[] => useAtomValue(compared);

/** Without duplicates, up to the limit; invalid ids are ignored. */
export function parseCompared(text: string | null | undefined): ListingId[] {
  const ids = (text ?? '').split(',').filter(isListingId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export const comparePath = (ids: readonly ListingId[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';

/** `full`: nothing changed. */
export function toggleCompared(id: ListingId): { ids: readonly ListingId[]; how: 'added' | 'removed' | 'full' } {
  const before = store.get(compared);
  if (before.includes(id)) return { ids: keep(before.filter((one) => one !== id)), how: 'removed' };
  if (before.length === MAX_COMPARED) return { ids: before, how: 'full' };
  return { ids: keep([...before, id]), how: 'added' };
}

function keep(ids: readonly ListingId[]): readonly ListingId[] {
  if (ids.length > 0) localStorage.setItem(KEY, ids.join(','));
  else localStorage.removeItem(KEY);
  store.set(compared, ids);
  return ids;
}
