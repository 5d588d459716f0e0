import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { SearchOffer } from './offer.ts';

const KEY = 'naksha.searches';
const MAX_ON_DEVICE = 5;

const store = getDefaultStore();
const onDevice = atom<readonly SearchOffer[]>(parseKept(globalThis.localStorage?.getItem(KEY)));

export const useRecentSearches = (): readonly SearchOffer[] => useAtomValue(onDevice);
export const hasRecentSearches = (): boolean => store.get(onDevice).length > 0;

export function storeRecentSearch(name: string, { query, places }: SearchReadingResponse): void {
  const latest: SearchOffer = { type: 'recent', slug: `recent:${name}`, name, query, places };
  const others = store.get(onDevice).filter(({ slug }) => slug !== latest.slug);
  keep([latest, ...others].slice(0, MAX_ON_DEVICE));
}

export const clearRecentSearches = (): void => keep([]);

function keep(searches: readonly SearchOffer[]): void {
  if (searches.length > 0) globalThis.localStorage?.setItem(KEY, JSON.stringify(searches));
  else globalThis.localStorage?.removeItem(KEY);
  store.set(onDevice, searches);
}

/** Nothing of what an earlier version kept in another form. */
function parseKept(text: string | null | undefined): readonly SearchOffer[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const isRecent = (one: Partial<SearchOffer> | null): one is SearchOffer =>
  one?.type === 'recent' && typeof one.name === 'string' && typeof one.query === 'string' && Array.isArray(one.places);
