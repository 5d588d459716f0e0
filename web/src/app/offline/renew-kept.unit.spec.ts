import { expect, it, vi } from 'vitest';
import { type CachedResponse, MAX_AGE_MS, MAX_CACHED } from '../../shared/offline/kept-answers.ts';
import { deletePersonalCacheOnSignOut, purgeStaleOfflineData, runNowAndOnReconnect } from './renew-kept.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const SINCE = Date.parse('2026-11-22T09:00:00Z');
const EARLIER = SINCE - 60_000;
const home = (id: string, at = EARLIER): [string, CachedResponse] => [
  `home ${id}`,
  { key: ['property', `flat-${id}`, 'out'], data: { id }, at },
];
const list = (name: string, at: number): [string, CachedResponse] => [
  name,
  { key: ['listings', name], data: { pages: [] }, at },
];

const own = (name: string, at: number): [string, CachedResponse] => [
  name,
  { key: ['me', 'activity', name], data: { pages: [] }, at },
];

async function renew(kept: [string, CachedResponse][], there: string[], since = SINCE) {
  const store = createMemoryStore(new Map(kept));
  const asked: string[][] = [];
  const findPublic = async (ids: string[]) => {
    asked.push(ids);
    return new Set(ids.filter((id) => there.includes(id)));
  };
  await purgeStaleOfflineData({ store, now: since + 1000, findPublic }, since);
  return { left: [...store.kept.keys()], asked };
}

it('on reconnect, deletes copies of homes that are no longer visible, and old lists', async () => {
  const { left, asked } = await renew(
    [home('1'), home('2'), home('3', SINCE + 1), list('before', EARLIER), list('now', SINCE + 1)],
    ['1'],
  );
  expect(left.toSorted()).toEqual(['home 1', 'home 3', 'now']);
  expect(asked.flat().toSorted()).toEqual(['1', '2', '3']);
});

it('also deletes old personal lists of homes', async () => {
  const names = ['viewed', 'contacted', 'saved'];
  const { left } = await renew([...names.map((name) => own(name, EARLIER)), own('fresh', SINCE + 1)], []);
  expect(left).toEqual(['fresh']);
});

it('an open page deletes what it loaded before the reconnect', async () => {
  const page = new EventTarget();
  const clock = { now: SINCE };
  const looked: Promise<{ left: string[] }>[] = [];
  await runNowAndOnReconnect({ page, isOnline: () => true, now: () => clock.now, began: SINCE }, async (since) => {
    const read = [home('1', SINCE + 1), list('read', SINCE + 1), home('2', since + 1)];
    looked.push(renew(read, [], since));
  });
  clock.now += 60 * 60 * 1000;
  page.dispatchEvent(new Event('online'));
  const [atLoad, back] = await Promise.all(looked);
  expect(atLoad.left).toEqual(['home 1', 'read', 'home 2']);
  expect(back.left).toEqual(['home 2']);
});

it('checks nothing while offline', async () => {
  const run = vi.fn(async () => {});
  const world = { page: new EventTarget(), isOnline: () => false, now: () => SINCE, began: SINCE };
  await runNowAndOnReconnect(world, run);
  expect(run).not.toHaveBeenCalled();
});

it('deletes copies older than a week and, beyond the limit, the oldest', async () => {
  const { left } = await renew([home('1', SINCE - MAX_AGE_MS), home('2')], ['1', '2']);
  expect(left).toEqual(['home 2']);
  const many = Array.from({ length: MAX_CACHED + 5 }, (_, n) => home(String(n), EARLIER - n));
  const { left: most, asked } = await renew(
    many,
    many.map((_, n) => String(n)),
  );
  expect([most.length, most.includes(`home ${MAX_CACHED}`)]).toEqual([MAX_CACHED, false]);
  expect(Math.max(...asked.map((ids) => ids.length))).toBe(50);
});

it('D-163 deletes the copies of a session when it ends, and keeps those of anonymous visits', async () => {
  const forget = vi.fn(async () => {});
  const forgetWaiting = vi.fn(async () => {});
  const stranger = createMemoryStore(new Map([home('1'), list('now', SINCE)]));
  await deletePersonalCacheOnSignOut(stranger, { forget, forgetWaiting });
  expect(forget).not.toHaveBeenCalled();
  for (const key of [
    ['me', 'marks'],
    ['property', 'flat-1', 'in'],
  ]) {
    await deletePersonalCacheOnSignOut(createMemoryStore(new Map([['one', { key, data: {}, at: SINCE }]])), {
      forget,
      forgetWaiting,
    });
    expect(forget, String(key)).toHaveBeenCalledOnce();
    forget.mockClear();
  }
});

it('D-163 deletes queued actions with their session too, even without stored copies', async () => {
  const asked: string[] = [];
  const active = {
    postMessage({ type }: { type: string }, [port]: [MessagePort]) {
      asked.push(type);
      port.postMessage(true);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } });
  await deletePersonalCacheOnSignOut(createMemoryStore());
  expect(asked).toEqual(['naksha.forget']);
  const closed = { ...createMemoryStore(), list: () => Promise.reject(new Error('not allowed')) };
  const forgetWaiting = vi.fn(async () => {});
  await expect(deletePersonalCacheOnSignOut(closed, { forgetWaiting })).rejects.toThrow('not allowed');
  expect(forgetWaiting).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
