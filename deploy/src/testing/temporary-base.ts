import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several times what the databases and data folders of a whole run take at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where a run's temporary folder lies: in memory where there is room, unless TMPDIR says where. A database is 350 files that soon
 * go again, for which a disk's file system takes up to ten times as long (ext4 passes over what was deleted a moment ago).
 */
export const temporaryBase = (): string =>
  !process.env.TMPDIR && freemem() > ROOM_BYTES && roomIn(MEMORY) > ROOM_BYTES ? MEMORY : tmpdir();

function roomIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
