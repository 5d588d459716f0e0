import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** A process ID with its start time, as kernel text, because IDs are reused. */
export type ProcessIdentity = { pid: number; started: string };

export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const started = readStart(pid);
  return started === undefined ? undefined : { pid, started };
}

export const isAlive = ({ pid, started }: ProcessIdentity): boolean => readStart(pid) === started;

/** Ended or ending, while its ID is still in use. */
export function isExitingProcess(pid: number): boolean {
  if (process.platform === 'win32') return false;
  if (process.platform !== 'linux') return ps(pid, 'state=').startsWith('Z');
  try {
    const [state] = readStat(pid);
    // Kernel threads have no command line either, but cannot be the server.
    return state === 'Z' || state === 'X' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
  } catch {
    return false;
  }
}

/**
 * The fields from the state on: the command name may contain spaces and parentheses, so they are counted from its closing
 * parenthesis.
 */
const readStat = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

function readStart(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      // Field 22 is the start time in clock ticks.
      const fields = readStat(pid);
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const answer = ps(pid, 'lstart=');
  return answer === '' ? undefined : answer;
}

export function readProcessProgram(pid: number): { command: string; folder?: string } {
  if (process.platform === 'linux') {
    try {
      return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), folder: readFolder(pid) };
    } catch {
      return { command: '' };
    }
  }
  return { command: ps(pid, 'command=') };
}

/** Only root can see the folder of another user's process. */
function readFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

const ps = (pid: number, column: string): string =>
  spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
