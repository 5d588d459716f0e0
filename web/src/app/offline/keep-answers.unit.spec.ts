import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { MAX_AGE_MS } from '../../shared/offline/kept-answers.ts';
import { cacheResponsesForOffline } from './keep-answers.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const KEY = ['property', 'flat-1', 'out'];
const FLAT = { id: '1', assisted_by: '+91-9812xxxxxx', has_access: { can_view: false, is_liked: false } };
const lost = () => Promise.reject(new ApiProblem(0, 'network', 'failed to fetch'));

function visit(store = createMemoryStore(), online = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const connection = { online };
  cacheResponsesForOffline({ client, store, isOnline: () => connection.online, now: Date.now });
  const read = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) =>
    client.fetchQuery({ queryKey, queryFn });
  const keys = () => [...store.kept.values()].map(({ key }) => key);
  return { client, store, connection, read, keys };
}

describe('offline copies', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00+05:30') }));
  afterEach(() => void vi.useRealTimers());

  it('an opened listing opens again offline, with its original age', async () => {
    const { store, read } = visit();
    await read(KEY, async () => FLAT);
    const openedAt = Date.now();
    vi.advanceTimersByTime(60 * 60 * 1000);
    const later = visit(store, false);
    expect(await later.read(KEY, lost)).toEqual(FLAT);
    await vi.advanceTimersByTimeAsync(1);
    expect(later.client.getQueryState(KEY)?.dataUpdatedAt).toBe(openedAt);
    await expect(later.read(['property', 'another', 'out'], lost)).rejects.toMatchObject({ code: 'network' });
  });

  it('copies are not shown online, and expired ones are not shown offline', async () => {
    const { store, read } = visit();
    await read(KEY, async () => FLAT);
    await expect(visit(store).read(KEY, lost)).rejects.toMatchObject({ code: 'network' });
    vi.advanceTimersByTime(MAX_AGE_MS + 1);
    await expect(visit(store, false).read(KEY, lost)).rejects.toMatchObject({ code: 'network' });
  });

  it('copies of removed items are deleted', async () => {
    const { client, read, keys } = visit();
    await read(KEY, async () => FLAT);
    expect(keys()).toEqual([KEY]);
    await client.invalidateQueries();
    await read(KEY, () => Promise.reject(new ApiProblem(410, 'listing_gone' as never, 'deleted'))).catch(() => {});
    expect(keys()).toEqual([]);
  });

  it('keeps data from before it started, and manual changes, also offline', async () => {
    const store = createMemoryStore();
    const client = new QueryClient();
    client.setQueryData(KEY, FLAT);
    cacheResponsesForOffline({ client, store, isOnline: () => false, now: Date.now });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.kept.size).toBe(1);
    client.setQueryData(['me', 'marks'], { saved: ['1'], seen: [], contacted: [], own: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect([...store.kept.values()].map(({ key }) => key)).toContainEqual(['me', 'marks']);
  });

  it('stores no texts by others, no numbers, and nothing that only staff can see', async () => {
    const { client, read, keys } = visit();
    const whole = { ...FLAT, assisted_by: '+91-9812345678', has_access: { can_view: true, is_liked: false } };
    for (const key of [
      ['me', 'leads'],
      ['me', 'profile'],
      ['staff', 'account', '7'],
      ['staff-leads', 'new'],
    ])
      await read(key, async () => ({ name: 'Asha' }));
    await read(KEY, async () => whole);
    expect(keys()).toEqual([]);
    client.setQueryData(['me', 'marks'], { saved: [], seen: [], contacted: ['1'], own: [] });
    await read(['property', 'flat-1', 'in'], async () => whole);
    await read(['property', 'mine', 'in'], async () => ({ ...whole, id: '2', mine: true }));
    expect(keys()).toEqual([
      ['me', 'marks'],
      ['property', 'flat-1', 'in'],
      ['property', 'mine', 'in'],
    ]);
  });
});
