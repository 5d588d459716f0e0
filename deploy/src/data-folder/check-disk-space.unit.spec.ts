import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertEnoughDiskSpace } from './check-disk-space.ts';

const MEGABYTE = 1 << 20;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-room-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a new database needs 200 MB of free space, and an existing one 96 MB', () => {
  const check = (megabytes: number) => () => assertEnoughDiskSpace(folder, () => megabytes * MEGABYTE);
  expect(check(200)).not.toThrow();
  expect(check(199)).toThrow(
    `NAKSHA_DATA_DIR: the disk of ${folder} has 199 MB of free space, but the start needs 200 MB. Free some space, or set a folder on another disk.`,
  );
  mkdirSync(join(folder, 'postgres'));
  expect(check(96)).not.toThrow();
  expect(check(95)).toThrow('has 95 MB of free space, but the start needs 96 MB');
});

it('checks the disk of the folder itself', () => {
  expect(() => assertEnoughDiskSpace(folder)).not.toThrow();
});
