import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { identifyProcess, readProcessProgram } from '../embedded-postgres/process-identity.ts';
import { pollUntil } from './eventually.ts';
import type { ServerKind } from './server-kind.ts';

const GONE_MS = 5_000;

/** Undefined if there is none, or its ID belongs to another program. */
export function findServerProcess(kind: ServerKind, folder: string): number | undefined {
  if (!existsSync(folder)) return undefined;
  const home = kind.home(folder);
  if (!home || !existsSync(home.pidFile)) return undefined;
  const pid = Number(readFileSync(home.pidFile, 'utf8').split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1 || !identifyProcess(pid)) return undefined;
  const { command, folder: runsIn } = readProcessProgram(pid);
  // If the system does not tell the working directory, the arguments contain it.
  return (runsIn === undefined ? command.includes(home.cwd) : runsIn === home.cwd) ? pid : undefined;
}

/** The process and its children: PostgreSQL's children serve connections and do not get signals sent to the parent. */
export function listProcessAndChildren(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return [pid, ...children];
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [pid];
    throw error;
  }
}

export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Ends unrecorded processes of this name in the folder. Resolves when they are gone. */
export async function killProcessesInFolder(folder: string, calledSo: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const theirs = readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const program = Number.isSafeInteger(pid) ? readProcessProgram(pid) : undefined;
      return program?.folder === folder && program.command.startsWith(calledSo);
    });
  for (const pid of theirs) sendSignal(pid, 'SIGKILL');
  await pollUntil(() => theirs.every((pid) => !identifyProcess(pid)), GONE_MS);
}
