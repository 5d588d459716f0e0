import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, platform } from 'node:os';
import { text } from 'node:stream/consumers';

/** Server and load generator each have a core. */
export const [SERVER_CORE, LOAD_CORE] = [0, 1];

/** Debian's nginx is only in root's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** @returns the missing program and how to install it, or undefined */
export function describeMissingTools(): string | undefined {
  if (platform() !== 'linux' || availableParallelism() < 2) return 'Linux and two cores';
  const missing = ['wrk', 'nginx', 'taskset'].filter((tool) => spawnSync(tool, ['-v'], { env: { PATH } }).error);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} (apt-get install -y wrk nginx util-linux)`;
}

export const spawnWithInput = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, { env: { ...process.env, PATH }, stdio: ['pipe', 'pipe', 2] });

export const spawnPinnedToCore = (core: number, command: string, args: readonly string[]): ChildProcess =>
  spawnWithInput('taskset', ['-c', String(core), command, ...args]);

/** @returns its output @throws Error if it fails */
export async function runPinnedToCore(core: number, command: string, args: readonly string[]): Promise<string> {
  const child = spawnPinnedToCore(core, command, args);
  const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'close')]);
  if (code !== 0) throw new Error(`${command} exited with code ${code}: ${output}`);
  return output;
}

export function pinProcessToCore(core: number, pid: number): void {
  for (const one of [pid, ...listChildren(pid)]) execFileSync('taskset', ['-a', '-c', '-p', String(core), String(one)]);
}

/** proc(5): a tick is 10 ms on Linux. */
const TICK_SECONDS = 0.01;

export function readCpuSeconds(pid: number): number {
  const ticks = [pid, ...listChildren(pid)].map((one) => {
    const stat = readStat(one);
    // utime and stime; for the process itself including ended children.
    return stat[11] + stat[12] + (one === pid ? stat[13] + stat[14] : 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_SECONDS;
}

export const readParentPid = (pid: number): number => readStat(pid)[1];

const listChildren = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        return readParentPid(other) === pid;
      } catch (error) {
        // It has ended meanwhile.
        if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
        throw error;
      }
    });

const readStat = (pid: number): number[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};
