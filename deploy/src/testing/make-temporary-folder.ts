import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAbandonedFolders, lockFolder } from '../embedded-postgres/folder-lock.ts';

const MEMORY = '/dev/shm';
/** Several times the 0.3 GB that a whole run's databases and data folders use at once. */
const ROOM_BYTES = 2 * 1024 ** 3;
/** Including the run's processes: three browsers, PostgreSQL, the tests. */
const FREE_BYTES = 8 * 1024 ** 3;
const PREFIX = 'naksha-run-';

/**
 * In memory if there is room, unless TMPDIR is set: a database has 350 short-lived files; ext4 takes 0.4 s for one,
 * memory 0.02.
 */
export function makeTemporaryFolder(): string {
  const base = !process.env.TMPDIR && isRoomy(MEMORY) ? MEMORY : tmpdir();
  for (const left of findAbandonedFolders(base, PREFIX)) rmSync(left, { recursive: true, force: true });
  const folder = mkdtempSync(join(base, PREFIX));
  lockFolder(folder, 'tests');
  return folder;
}

function isRoomy(folder: string): boolean {
  if (!existsSync(folder) || process.availableMemory() < FREE_BYTES) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES && runsPrograms(folder);
}

/** Tests write and execute programs, which may be forbidden in a container's memory file system. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, `naksha-program-${process.pid}`);
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}
