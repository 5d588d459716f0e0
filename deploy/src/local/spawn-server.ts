import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchCommand } from './server-kind.ts';

export type SpawnedServer = { child: ChildProcess; ended: Promise<void>; words(): string };

/** Writes the PID before executing the program, so that it never runs unrecorded. */
const NOTE_AND_RUN = 'echo $$ > server.pid && exec "$@"';

/** Detached, with output to a file, because it outlives its parent. */
export function spawnServerProcess({ program, args, user }: LaunchCommand, folder: string): SpawnedServer {
  const file = join(folder, 'server.log');
  const log = openSync(file, 'a');
  const before = readFileSync(file).length;
  // PostgreSQL writes its PID itself, and its user may not write here.
  const command =
    user || program.endsWith('postgres') ? [program, ...args] : ['/bin/sh', '-c', NOTE_AND_RUN, 'sh', program, ...args];
  const child = spawn(command[0], command.slice(1), {
    ...user,
    cwd: user ? '/' : folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ended, words: () => readFileSync(file).subarray(before).toString().slice(-2000).trim() };
}
