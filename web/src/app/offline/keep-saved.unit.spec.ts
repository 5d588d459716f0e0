import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cacheSavedHomesForOffline } from './keep-saved.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const entry = (slug: string, state = 'on_market') => ({ state, card: { slug } });

async function keep(isSparing: boolean): Promise<string[]> {
  const asked: string[] = [];
  const client = {
    fetchInfiniteQuery: async () => {
      asked.push('the list');
      return { pages: [{ entries: [entry('flat-1'), entry('sold-2', 'sold'), entry('flat-3')] }] };
    },
    prefetchQuery: async ({ queryKey }: { queryKey: string[] }) => void asked.push(queryKey[1]),
  } as unknown as QueryClient;
  await cacheSavedHomesForOffline({ client, store: createMemoryStore(), now: 0, stillIn: () => true, isSparing });
  return asked;
}

it('stores the saved list and its pages of homes for sale; in data-saver mode only the list', async () => {
  expect(await keep(false)).toEqual(['the list', 'flat-1', 'flat-3']);
  expect(await keep(true)).toEqual(['the list']);
});
