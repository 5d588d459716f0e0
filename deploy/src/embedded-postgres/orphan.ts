import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../process/user-error.ts';
import type { Binaries } from './binaries.ts';
import { identifyProcess, isExitingProcess, readProcessProgram } from './process-identity.ts';
import type { UnixUser } from './unprivileged-user.ts';

/**
 * Only a process that is certainly a PostgreSQL on this folder is stopped, because its ID may have been reused. The
 * caller holds the folder's lock.
 */
export async function stopOrphanedPostgres(
  cluster: string,
  binaries: Binaries,
  user: UnixUser | undefined,
  buryMs = BURY_MS,
): Promise<'none' | 'stopped'> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return 'none';
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1) return 'none';
  if (isExitingProcess(pid) && !(await waitUntilReaped(pid, buryMs))) clearRecordedPid(pidFile);
  // PostgreSQL itself removes the file of a dead process, and checks for its children.
  if (!identifyProcess(pid)) return 'none';
  if (!servesFolder(pid, cluster)) {
    if (isPostgres(pid))
      throw new UserError(
        `${pidFile} contains the id of process ${pid}, which is not the embedded PostgreSQL. Delete the file if no PostgreSQL uses this folder; otherwise stop that process.`,
      );
    // The ID now belongs to another program, for which PostgreSQL would refuse to start.
    rmSync(pidFile);
    return 'none';
  }
  const stop = spawnSync(binaries('pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (stop.status !== 0)
    throw new UserError(
      `NAKSHA_DATA_DIR: the PostgreSQL server that still runs in ${cluster} cannot be stopped (${stop.stderr.trim()}). Stop it by hand and try again.`,
    );
  return 'stopped';
}

const BURY_MS = 5_000;
const LOOK_MS = 20;
const NOBODY = 2 ** 31 - 1;

/** A killed process keeps its ID until its parent reaps it, and PostgreSQL does not start while the recorded ID is in use. */
async function waitUntilReaped(pid: number, withinMs: number): Promise<boolean> {
  for (
    const until = performance.now() + withinMs;
    isExitingProcess(pid);
    await new Promise((go) => setTimeout(go, LOOK_MS))
  )
    if (performance.now() > until) return false;
  return true;
}

/**
 * If nobody reaps processes, as in a container without an init process, removes the ID from the file. The rest stays: PostgreSQL
 * uses it to check whether children still hold shared memory.
 */
function clearRecordedPid(pidFile: string): void {
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  writeFileSync(pidFile, [NOBODY, ...rest].join('\n'));
}

const isPostgres = (pid: number): boolean => /(^|[/\\])postgres(\.exe)?\s/.test(readProcessProgram(pid).command);

/** PostgreSQL's working directory is its cluster; if the system does not tell it, its arguments name the folder. */
function servesFolder(pid: number, cluster: string): boolean {
  if (!isPostgres(pid)) return false;
  const { command, folder } = readProcessProgram(pid);
  return folder === undefined ? command.includes(`-D ${cluster} `) : folder === cluster;
}
