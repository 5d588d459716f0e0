import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MEGABYTE } from '../data-folder/check-disk-space.ts';
import { type DatabaseNotice, type DiskWatch, watchDiskSpace } from './disk-watch.ts';

let folder: string;
let watch: DiskWatch;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-disk-watch-'));
});
afterEach(async () => {
  await watch.stop();
  rmSync(folder, { recursive: true });
});

function open(megabytes: number, setReadOnly = vi.fn<(readOnly: boolean) => void>()) {
  const notices: DatabaseNotice[] = [];
  let free = megabytes;
  const notify = (notice: DatabaseNotice) => void notices.push(notice);
  watch = watchDiskSpace({ folder, setReadOnly, notify, measureFree: () => free * MEGABYTE });
  const checkWith = (left: number) => {
    free = left;
    watch.check();
  };
  return { setReadOnly, notices, checkWith };
}

it('allows only reads below 64 MB of free space, and writes again from 96 MB', () => {
  const { setReadOnly, notices, checkWith } = open(64);
  expect(watch.hasRoom()).toBe(true);
  checkWith(63);
  checkWith(95);
  expect([watch.hasRoom(), setReadOnly.mock.calls]).toEqual([false, [[true]]]);
  checkWith(96);
  checkWith(64);
  expect([watch.hasRoom(), setReadOnly.mock.calls]).toEqual([true, [[true], [false]]]);
  expect(notices).toEqual([
    { event: 'database read-only', folder, freeMb: 63, reason: 'disk nearly full', writableFromMb: 96 },
    { event: 'database writable', folder, freeMb: 96 },
  ]);
});

it('retries at the next check if the server could not be notified', () => {
  const setReadOnly = vi.fn<(readOnly: boolean) => void>().mockImplementationOnce(() => {
    throw new Error('no server is running');
  });
  const { notices, checkWith } = open(10, setReadOnly);
  expect([watch.hasRoom(), notices]).toEqual([false, []]);
  checkWith(10);
  expect([setReadOnly.mock.calls, notices.length]).toEqual([[[true], [true]], 1]);
});

it('keeps a reserve file of 32 MB if there is room, and recreates it after use', async () => {
  const reserve = join(folder, 'postgres.reserve');
  const { checkWith } = open(127);
  expect(existsSync(reserve)).toBe(false);
  checkWith(128);
  await expect.poll(() => existsSync(reserve)).toBe(true);
  expect(statSync(reserve).size).toBe(32 * MEGABYTE);
  watch.releaseReserve();
  expect(existsSync(reserve)).toBe(false);
  checkWith(128);
  await expect.poll(() => existsSync(reserve)).toBe(true);
});
