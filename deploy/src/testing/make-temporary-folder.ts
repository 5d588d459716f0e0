import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifyProcess } from '../embedded-postgres/process-identity.ts';

const MEMORY = '/dev/shm';
/** Several times the 0.3 GB that the databases and data folders of a whole run take at once. */
const ROOM_BYTES = 2 * 1024 ** 3;
/** With what the run's own processes take: three browsers, PostgreSQL, the tests. */
const FREE_BYTES = 8 * 1024 ** 3;
const OF_A_RUN = /^naksha-run-(\d+)-/;

/**
 * A folder for what a run of tests leaves behind, in memory where there is room, unless TMPDIR says where. A database is 350 files
 * that soon go again: ext4 passes over what was deleted a moment ago, and takes 0.4 s for one where memory takes 0.02.
 * What killed runs left goes first.
 */
export function makeTemporaryFolder(): string {
  const base = !process.env.TMPDIR && isRoomy(MEMORY) ? MEMORY : tmpdir();
  for (const name of readdirSync(base)) {
    const pid = Number(OF_A_RUN.exec(name)?.[1]);
    if (pid && !identifyProcess(pid)) rmSync(join(base, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(base, `naksha-run-${process.pid}-`));
}

function isRoomy(folder: string): boolean {
  if (!existsSync(folder) || process.availableMemory() < FREE_BYTES) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES && runsPrograms(folder);
}

/** Tests write programs and start them, which a container's memory may not be for; or nobody may write there at all. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, `naksha-run-${process.pid}-program`);
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}
