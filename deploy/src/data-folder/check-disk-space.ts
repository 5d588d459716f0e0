import { existsSync, realpathSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../process/user-error.ts';

export const MEGABYTE = 1 << 20;
/** A new cluster takes 75 MB, and its first listings as much. */
const MIN_NEW_MB = 200;
/** Above this the database is writable (`disk-watch.ts`), and a start writes. */
const MIN_MB = 96;

export function assertEnoughDiskSpace(dataDir: string, measureFree = freeBytes): void {
  const made = ['postgres-home', 'postgres'].map((name) => join(dataDir, name)).find(existsSync);
  const needed = made ? MIN_MB : MIN_NEW_MB;
  const folder = made ? realpathSync(made) : dataDir;
  const free = Math.floor(measureFree(folder) / MEGABYTE);
  if (free >= needed) return;
  throw new UserError(
    `NAKSHA_DATA_DIR: the disk of ${folder} has ${free} MB of free space, but the start needs ${needed} MB. Free some space, or set a folder on another disk.`,
  );
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
