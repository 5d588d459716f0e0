import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { SuggestedSearch } from './offer.ts';

const KEY = 'naksha.searches';
const MAX_ON_DEVICE = 5;

const store = getDefaultStore();
const onDevice = atom<readonly SuggestedSearch[]>(parseKept(globalThis.localStorage?.getItem(KEY)));

export const useRecentSearches = (): readonly SuggestedSearch[] => useAtomValue(onDevice);
export const hasRecentSearches = (): boolean => store.get(onDevice).length > 0;

export function storeRecentSearch(name: string, { query, places }: SearchReadingResponse): void {
  const latest: SuggestedSearch = { type: 'recent', slug: `recent:${name}`, name, query, places };
  const others = store.get(onDevice).filter(({ slug }) => slug !== latest.slug);
  keep([latest, ...others].slice(0, MAX_ON_DEVICE));
}

export const clearRecentSearches = (): void => keep([]);

function keep(searches: readonly SuggestedSearch[]): void {
  if (searches.length > 0) globalThis.localStorage?.setItem(KEY, JSON.stringify(searches));
  else globalThis.localStorage?.removeItem(KEY);
  store.set(onDevice, searches);
}

/** Nothing of what an earlier version kept in another form. */
function parseKept(text: string | null | undefined): readonly SuggestedSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const isRecent = (one: Partial<SuggestedSearch> | null): one is SuggestedSearch =>
  one?.type === 'recent' && typeof one.name === 'string' && typeof one.query === 'string' && Array.isArray(one.places);
