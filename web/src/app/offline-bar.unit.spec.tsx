import { QueryObserver } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../shared/api/query-client.ts';
import { OfflineBar } from './layout.tsx';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function load(key: string | readonly string[], at: string, staleTime?: number): () => void {
  const queryKey = [key].flat();
  if (at) queryClient.setQueryData(queryKey, key, { updatedAt: Date.parse(`2026-11-21T${at}:00+05:30`) });
  const queryFn = () => new Promise<never>(() => {});
  return new QueryObserver(queryClient, { queryKey, queryFn, staleTime }).subscribe(() => {});
}

it('U-61 the offline bar shows "as of" and the time of the oldest data, and is hidden online', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:35:00+05:30') });
  vi.stubGlobal('navigator', { onLine: false });
  const shown = async () => {
    const { prelude } = await prerender(<OfflineBar />);
    const words = await new Response(prelude).text();
    return /as of (\S+) am/i.exec(words)?.[1] ?? /You are offline\./.exec(words)?.[0];
  };
  expect(await shown(), 'a page without data').toBe('9:35');
  load('cities', '08:00', Number.POSITIVE_INFINITY);
  expect(await shown(), 'what has no age').toBe('9:35');
  load('not come', '');
  load(['me', 'marks'], '09:00');
  expect(await shown(), 'nothing of the page itself').toBe('You are offline.');
  queryClient.removeQueries({ queryKey: ['me', 'marks'] });
  load('list', '09:20');
  const leave = load('listing', '09:05');
  expect(await shown()).toBe('9:05');
  leave();
  expect(await shown(), 'once the older one is left').toBe('9:20');
  vi.stubGlobal('navigator', { onLine: true });
  expect(await shown()).toBeUndefined();
});
