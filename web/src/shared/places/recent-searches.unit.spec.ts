import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

const reading = (query: string) => ({ query, places: [], ignored: [], corrections: [], choices: [] });

it('stores the last five searches on the device, each once, until they are cleared', async () => {
  const kept = stubStorage();
  const { clearRecentSearches, hasRecentSearches, storeRecentSearch } = await import('./recent-searches.ts');
  for (const count of [1, 2, 3, 4, 5, 6, 4]) storeRecentSearch(`${count} bhk`, reading(`bedrooms=${count}`));
  const names = JSON.parse(kept.get('naksha.searches') ?? '[]').map(({ name }: { name: string }) => name);
  expect(names).toEqual(['4 bhk', '6 bhk', '5 bhk', '3 bhk', '2 bhk']);
  clearRecentSearches();
  expect([hasRecentSearches(), kept.size]).toEqual([false, 0]);
});

it('ignores damaged data', async () => {
  stubStorage().set('naksha.searches', '[{"type":"recent"},null,7]');
  const { hasRecentSearches } = await import('./recent-searches.ts');
  expect(hasRecentSearches()).toBe(false);
});
