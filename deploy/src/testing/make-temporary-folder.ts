import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAbandoned, takeFolder } from '../embedded-postgres/folder-lock.ts';

const MEMORY = '/dev/shm';
/** Several times the 0.3 GB that the databases and data folders of a whole run take at once. */
const ROOM_BYTES = 2 * 1024 ** 3;
/** With what the run's own processes take: three browsers, PostgreSQL, the tests. */
const FREE_BYTES = 8 * 1024 ** 3;
const PREFIX = 'naksha-run-';

/**
 * A folder for what a run of tests leaves behind, in memory where there is room, unless TMPDIR says where. A database is 350 files
 * that soon go again: ext4 passes over what was deleted a moment ago, and takes 0.4 s for one where memory takes 0.02.
 * What killed runs left goes first.
 */
export function makeTemporaryFolder(): string {
  const base = !process.env.TMPDIR && isRoomy(MEMORY) ? MEMORY : tmpdir();
  for (const left of findAbandoned(base, PREFIX)) rmSync(left, { recursive: true, force: true });
  const folder = mkdtempSync(join(base, PREFIX));
  takeFolder(folder, 'tests');
  return folder;
}

function isRoomy(folder: string): boolean {
  if (!existsSync(folder) || process.availableMemory() < FREE_BYTES) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES && runsPrograms(folder);
}

/** Tests write programs and start them, which a container's memory may not be for; or nobody may write there at all. */
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
