import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** Linux counts a hundred ticks a second towards its users, whatever its own clock does. */
const TICK_MS = 10;

/** Resident memory, and the processor's time since the process began. */
export type ProcessUsage = { bytes: number; cpuMs: number };

/** As Linux tells it. @returns undefined elsewhere, and where the process has ended */
export function readProcessUsage(pid: number | undefined): ProcessUsage | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Its name stands in brackets and may be anything; user's and system's time are the 14th and 15th field.
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { bytes: Number(pages) * PAGE_BYTES, cpuMs: (Number(after[11]) + Number(after[12])) * TICK_MS };
  } catch {
    // It has ended: its exit tells.
    return undefined;
  }
}
