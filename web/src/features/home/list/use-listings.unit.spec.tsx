// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useListings } from './use-listings.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
type Asked = { at?: string; east?: number };
const useView = ({ at, east = 77 }: Asked) =>
  useListings(`view ${at ?? ''}`, { filter: {}, sort: 'newest', bbox: [76, 30, east, 31], at });

it('today’s list is shown while a past day’s loads, and never if that fails', async () => {
  let fails = false;
  vi.stubGlobal('fetch', async () =>
    fails
      ? Response.json({ code: 429 }, { status: 429 })
      : Response.json({ listings: [], total: 740, under_review: 0, cursor: null }),
  );
  const { result, rerender } = renderHook(useView, { wrapper, initialProps: {} as Asked });
  await vi.waitFor(() => expect(result.current.total).toBe(740));
  fails = true;
  rerender({ at: '2026-03-01' });
  expect(result.current).toMatchObject({ total: 740, outdated: true, failed: false });
  await vi.waitFor(() => expect(result.current.failed).toBe(true), 5_000);
  expect([result.current.total, result.current.listings]).toEqual([undefined, undefined]);
  result.current.retry();
  expect(result.current.total).toBeUndefined();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 5_000);
  expect(result.current.total).toBeUndefined();
  rerender({});
  expect(result.current.total).toBe(740);
  rerender({ east: 78 });
  await vi.waitFor(() => expect(result.current.failed).toBe(true), 5_000);
  expect(result.current.total).toBe(740);
});

it('a user who returns offline finds the previous list, even with a smaller map and another page', async () => {
  let online = true;
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('no connection');
    return Response.json({ listings: [], total: 238, under_review: 0, cursor: null });
  });
  const painted = { listings: [], total: 961, under_review: 0, cursor: null };
  const useList = ({ east }: { east: number }) =>
    useListings('view', { filter: { bedroom: 3 }, sort: 'newest', bbox: [76, 30, east, 31] }, painted);
  const before = renderHook(useList, { wrapper, initialProps: { east: 77 } });
  await vi.waitFor(() => expect(before.result.current.total).toBe(238));
  before.unmount();
  online = false;
  const { result } = renderHook(useList, { wrapper, initialProps: { east: 76.9 } });
  expect(result.current).toMatchObject({ total: 238, outdated: true });
  await vi.waitFor(() => expect(result.current.failed).toBe(true), 5_000);
  expect(result.current.total).toBe(238);
});

it('shows the day it belongs to, also while the next day’s loads', async () => {
  const answers = [7, 8].map((total) => ({ listings: [], total, under_review: 0, cursor: null }));
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  const { result, rerender } = renderHook(useView, { wrapper, initialProps: { at: '2026-03-02' } });
  await vi.waitFor(() => expect(result.current).toMatchObject({ total: 7, at: '2026-03-02', outdated: false }));
  rerender({ at: '2026-03-09' });
  expect(result.current).toMatchObject({ total: 7, at: '2026-03-02', outdated: true });
  await vi.waitFor(() => expect(result.current).toMatchObject({ total: 8, at: '2026-03-09', outdated: false }));
});
