import { isListingId, type ListingId } from '@naksha/events/kernel';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

export const MOST_COMPARED = 4;
const KEY = 'naksha.compare';

const store = getDefaultStore();
const compared = atom<readonly ListingId[]>(parseCompared(globalThis.localStorage?.getItem(KEY)));

/** The homes that were put side by side on this device, in that order. */
export const useCompared = (): readonly ListingId[] => useAtomValue(compared);

/** Ids with commas between, as device and address keep them: each once, no more than fit; what is no id is left out. */
export function parseCompared(text: string | null | undefined): ListingId[] {
  const ids = (text ?? '').split(',').filter(isListingId);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

export const comparePath = (ids: readonly ListingId[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';

/** Adds the home, or takes it out. @returns how it stands then; `full` where there is no room, and nothing changed */
export function toggleCompared(id: ListingId): { ids: readonly ListingId[]; how: 'added' | 'removed' | 'full' } {
  const before = store.get(compared);
  if (before.includes(id)) return { ids: keep(before.filter((one) => one !== id)), how: 'removed' };
  if (before.length === MOST_COMPARED) return { ids: before, how: 'full' };
  return { ids: keep([...before, id]), how: 'added' };
}

function keep(ids: readonly ListingId[]): readonly ListingId[] {
  if (ids.length > 0) localStorage.setItem(KEY, ids.join(','));
  else localStorage.removeItem(KEY);
  store.set(compared, ids);
  return ids;
}
