import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** USER_HZ is 100 on Linux. */
const TICK_MS = 10;

/** `cpuMs`: since the process started. */
export type ProcessUsage = { bytes: number; cpuMs: number };

/** Reads /proc; undefined on other systems, and if the process has ended. */
export function readProcessUsage(pid: number | undefined): ProcessUsage | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name is in brackets and may contain anything; user and system time are fields 14 and 15.
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { bytes: Number(pages) * PAGE_BYTES, cpuMs: (Number(after[11]) + Number(after[12])) * TICK_MS };
  } catch {
    // The process has ended; its exit event follows.
    return undefined;
  }
}
