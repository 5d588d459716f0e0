import { type Clock, Gazetteer, type PlaceId, type PlaceReach, TRICITY_REGION } from '@naksha/events/kernel';
import { FixedClock } from '@naksha/events/testing';
import { expect, it, vi } from 'vitest';
import type { Documents } from '../documents/documents.ts';
import { runUnmetered } from '../http/meter.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { rebuildInThisThread } from './engine/base/rebuild.ts';
import { findEmptyReach } from './engine/filters/reach.ts';
import { MemoryTileStore } from './memory-tile-store.ts';
import { PastDays } from './past-days.ts';
import { SettledDays } from './settled-days.ts';

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;

const prepare = vi.fn<(within: PlaceReach) => Promise<void>>(async () => {});

function openDays(
  settled: boolean,
  clock: Clock = new FixedClock('2026-11-23T06:00:00Z'),
  rebuild = rebuildInThisThread,
) {
  const read: unknown[] = [];
  const query = async (...asked: unknown[]) => {
    read.push(asked);
    return [];
  };
  const documents = { query } as unknown as Documents;
  const places = { gazetteer: new Gazetteer([]) };
  const settledDays = { isSettled: async () => settled };
  const store = new MemoryTileStore();
  const days = new PastDays(
    documents,
    places,
    store,
    TRICITY_REGION,
    clock,
    runUnmetered,
    settledDays,
    rebuild,
    {
      find: findEmptyReach,
      isRouted: () => false,
      prepare,
    },
    SAMPLE_LISTER_IDS,
  );
  return { read, days };
}

it('keeps eight past days, and drops the least recently used one', async () => {
  const { read, days } = openDays(true);
  for (let n = 1; n <= 8; n++) await days.open(day(n));
  await days.open(day(1));
  expect(read).toHaveLength(8);
  await days.open(day(9));
  await days.open(day(1));
  expect(read).toHaveLength(9);
  await days.open(day(2));
  expect(read).toHaveLength(10);
});

it('prepares the reach of a filter before the day is used', async () => {
  const within: PlaceReach = { of: 'mohali' as PlaceId, minutes: 10, by: 'car' };
  const { days } = openDays(true);
  await days.open(day(1));
  expect(prepare).not.toHaveBeenCalled();
  await days.open(day(1), within);
  expect(prepare).toHaveBeenCalledExactlyOnceWith(within);
});

it('reads a day that may still change again after a minute', async () => {
  const clock = new FixedClock('2026-11-23T06:00:00Z');
  const { read, days } = openDays(false, clock);
  expect((await days.open(day(22))).settled).toBe(false);
  clock.set(new Date('2026-11-23T06:00:59Z'));
  await days.open(day(22));
  expect(read).toHaveLength(1);
  clock.set(new Date('2026-11-23T06:01:00Z'));
  await days.open(day(22));
  expect(read).toHaveLength(2);
});

it('a day is final an hour after its end, once the documents show its events, even with later events', async () => {
  const clock = new FixedClock('2026-11-22T19:29:00Z');
  let [heads, reached] = [
    [5, 7],
    [5, 6],
  ];
  const days = new SettledDays({ checkpoints: async () => reached }, async () => heads, clock);
  reached = [5, 7];
  expect(await days.isSettled(day(22))).toBe(false);
  clock.set(new Date('2026-11-22T19:30:00Z'));
  reached = [5, 6];
  expect(await days.isSettled(day(22))).toBe(false);
  [heads, reached] = [
    [9, 9],
    [6, 7],
  ];
  expect(await days.isSettled(day(22))).toBe(true);
  reached = [0, 0];
  expect([await days.isSettled(day(21)), await days.isSettled(day(23))]).toEqual([true, false]);
});

it('a day’s map is built by the same builder as the present map, and opened once it is complete', async () => {
  const building = Promise.withResolvers<void>();
  const rebuild = vi.fn<typeof rebuildInThisThread>(async (parts) => {
    await building.promise;
    return rebuildInThisThread(parts);
  });
  const { days } = openDays(true, undefined, rebuild);
  const opening = days.open(day(1));
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(1));
  expect(days.isCached(day(1))).toBe(false);
  building.resolve();
  expect((await opening).rows).toBe(0);
  expect(days.isCached(day(1))).toBe(true);
});
