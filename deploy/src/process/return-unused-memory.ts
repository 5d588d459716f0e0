import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 2 ** 20;
const LOOK_EVERY_MS = 10_000;
/** Growth that makes a collection worthwhile. */
const GROWN_BYTES = 96 * MEGABYTE;
/** Maximum event loop utilization: a collection pauses it for 100 to 400 ms with a heap of 50 to 200 MB. */
const QUIET = 0.2;
/** A collection of a larger heap would be noticeable, and frees relatively little. */
const MOST_HEAP = 512 * MEGABYTE;

export type Memory = {
  residentBytes(): number;
  heapBytes(): number;
  utilization(): number;
  collect(): void;
};

/**
 * V8 keeps memory used by a burst of connections: after ten thousand incomplete requests 400 MB stayed in use; a
 * last-resort collection in a quiet moment leaves 210.
 */
export class MemoryReclaimer {
  #needed = Number.POSITIVE_INFINITY;

  constructor(private readonly memory: Memory) {}

  look(): boolean {
    const resident = this.memory.residentBytes();
    const isQuiet = this.memory.utilization() <= QUIET;
    this.#needed = Math.min(this.#needed, resident);
    if (!isQuiet || resident < this.#needed + GROWN_BYTES || this.memory.heapBytes() > MOST_HEAP) return false;
    this.memory.collect();
    // The rest is in use and no reason for another collection.
    this.#needed = this.memory.residentBytes();
    return true;
  }
}

export function startMemoryReclaimer(): () => void {
  const collect = exposeGarbageCollector();
  const memory = new MemoryReclaimer({ ...measureThisProcess(), collect: () => collect('last-resort') });
  const looking = setInterval(() => memory.look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(looking);
}

function measureThisProcess(): Omit<Memory, 'collect'> {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    residentBytes: () => process.memoryUsage.rss(),
    heapBytes: () => process.memoryUsage().heapUsed,
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
  };
}

export type Flavor = 'regular' | 'last-resort';
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: Flavor }) => void;

/**
 * V8 exposes it to contexts created while the flag is set, so Node needs no flag at start. A regular collection takes a third of
 * a last resort's time, but keeps empty pages until the next.
 */
export function exposeGarbageCollector(): (flavor: Flavor) => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return (flavor) => collect({ type: 'major', execution: 'sync', flavor });
}
