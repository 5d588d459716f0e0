import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../process/user-error.ts';
import type { Binaries } from './binaries.ts';
import { identifyProcess, isDying, readProgram } from './process-identity.ts';
import type { User } from './unprivileged-user.ts';

/**
 * Stops the server that a killed Naksha left running on its cluster. Whoever calls this holds the folder's lock.
 * Only what is proven to be a PostgreSQL on this very folder is stopped: its number may belong to a stranger by now.
 * @param buryMs how long one that was killed too may take to leave the list of processes
 */
export async function stopOrphan(
  cluster: string,
  binaries: Binaries,
  user: User | undefined,
  buryMs = BURY_MS,
): Promise<'none' | 'stopped'> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return 'none';
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1) return 'none';
  if (isDying(pid) && !(await isBuried(pid, buryMs))) noteAsDead(pidFile);
  // PostgreSQL itself clears the file of a dead process, and checks for its left-over children.
  if (!identifyProcess(pid)) return 'none';
  if (!servesFolder(pid, cluster)) {
    if (isPostgres(pid))
      throw new UserError(
        `${pidFile} names process ${pid}, which is not our PostgreSQL. Stop that process, or delete the file.`,
      );
    // The number was given to another program since, for which PostgreSQL would refuse to start.
    rmSync(pidFile);
    return 'none';
  }
  const stop = spawnSync(binaries('pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (stop.status !== 0) throw new UserError(`Cannot stop the PostgreSQL left running on ${cluster}: ${stop.stderr}`);
  return 'stopped';
}

const BURY_MS = 5_000;
const LOOK_MS = 20;
/** Beyond what any system gives to a process. */
const NOBODY = 2 ** 31 - 1;

/**
 * A killed process keeps its number until its parent has taken note of it, and PostgreSQL starts on no folder whose server has a
 * number that is still given.
 */
async function isBuried(pid: number, withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; isDying(pid); await new Promise((go) => setTimeout(go, LOOK_MS)))
    if (performance.now() > until) return false;
  return true;
}

/**
 * Where nobody takes note of the dead, as in a container without an init process, the number is taken out of the file. The rest
 * stays: PostgreSQL finds in it whether children of the dead one still hold its memory.
 */
function noteAsDead(pidFile: string): void {
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  writeFileSync(pidFile, [NOBODY, ...rest].join('\n'));
}

const isPostgres = (pid: number): boolean => /(^|[/\\])postgres(\.exe)?\s/.test(readProgram(pid).command);

/** PostgreSQL changes into its folder; where the system doesn't tell that, its arguments name the folder. */
function servesFolder(pid: number, cluster: string): boolean {
  if (!isPostgres(pid)) return false;
  const { command, folder } = readProgram(pid);
  return folder === undefined ? command.includes(`-D ${cluster} `) : folder === cluster;
}
