import { existsSync, readFileSync } from 'node:fs';
import { identifyProcess, readProgram } from '../embedded-postgres/process-identity.ts';
import type { ServerKind } from './server-kind.ts';

/**
 * The server's living process.
 * @returns undefined where none runs: a number that belongs to a stranger by now is nobody's
 */
export function ownProcess(kind: ServerKind, folder: string): number | undefined {
  if (!existsSync(folder)) return undefined;
  const home = kind.home(folder);
  if (!home || !existsSync(home.pidFile)) return undefined;
  const pid = Number(readFileSync(home.pidFile, 'utf8').split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1 || !identifyProcess(pid)) return undefined;
  const { command, folder: runsIn } = readProgram(pid);
  // Where the system doesn't tell the folder, the arguments name it.
  return (runsIn === undefined ? command.includes(home.cwd) : runsIn === home.cwd) ? pid : undefined;
}

/** The process and those it made: PostgreSQL's answer each connection, and a signal to the first alone leaves them. */
export function withChildren(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return [pid, ...children];
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [pid];
    throw error;
  }
}

/** @returns whether there was one to send it to */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
