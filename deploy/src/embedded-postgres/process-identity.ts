import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** A process by more than its number, because numbers are used again: the start time is the kernel's own text. */
export type ProcessIdentity = { pid: number; started: string };

/** @returns undefined where no such process runs */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const started = readStart(pid);
  return started === undefined ? undefined : { pid, started };
}

export const isAlive = ({ pid, started }: ProcessIdentity): boolean => readStart(pid) === started;

/**
 * Dead, or ending without any memory of its own left, and its number still given: there is no such process any more, and yet
 * the system finds one.
 */
export function isDying(pid: number): boolean {
  if (process.platform === 'win32') return false;
  if (process.platform !== 'linux') return ps(pid, 'state=').startsWith('Z');
  try {
    const [state] = readStat(pid);
    // What the kernel runs by itself has no command line either, and is nobody's child that could be a server.
    return state === 'Z' || state === 'X' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
  } catch {
    return false;
  }
}

/** From the state on: the command name before it may hold spaces and brackets, so count from its closing one. */
const readStat = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

function readStart(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      // Field 22 is the start in clock ticks.
      const fields = readStat(pid);
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const answer = ps(pid, 'lstart=');
  return answer === '' ? undefined : answer;
}

/** What the process executes, and in which folder as far as the system says. */
export function readProgram(pid: number): { command: string; folder?: string } {
  if (process.platform === 'linux') {
    try {
      return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), folder: readFolder(pid) };
    } catch {
      return { command: '' };
    }
  }
  return { command: ps(pid, 'command=') };
}

/** Another user's process hides its folder from all but root. */
function readFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

const ps = (pid: number, column: string): string =>
  spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
