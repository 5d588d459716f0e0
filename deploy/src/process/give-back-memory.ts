import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 2 ** 20;
const LOOK_EVERY_MS = 10_000;
/** So much more than it needed before makes it worth a collection. */
const GROWN_BYTES = 96 * MEGABYTE;
/** So much of the time, at most, has the event loop been busy: a collection stops it, 100 to 400 ms with a heap of 50 to 200 MB. */
const QUIET = 0.2;
/** A collection of more than that would be felt, and 100 MB are little beside it. */
const MOST_HEAP = 512 * MEGABYTE;

/** What is looked at, and what is done about it. */
export type Memory = {
  residentBytes(): number;
  heapBytes(): number;
  /** How busy the event loop has been since the last time this was asked, from 0 to 1. */
  utilization(): number;
  /** Throws away what nobody holds, and returns the room to the system. */
  collect(): void;
};

/**
 * After a storm of connections V8 keeps what they took: with nothing to do it doesn't collect, and an ordinary collection keeps
 * the empty pages for itself. Ten thousand half-sent requests left 400 MB for as long as anybody looked; collected as for a last
 * resort, once it is quiet, 210 are left.
 */
export class MemoryReturn {
  #needed = Number.POSITIVE_INFINITY;

  constructor(private readonly memory: Memory) {}

  /** @returns whether it collected */
  look(): boolean {
    const resident = this.memory.residentBytes();
    const isQuiet = this.memory.utilization() <= QUIET;
    this.#needed = Math.min(this.#needed, resident);
    if (!isQuiet || resident < this.#needed + GROWN_BYTES || this.memory.heapBytes() > MOST_HEAP) return false;
    this.memory.collect();
    // What is there now is needed: it isn't collected for again.
    this.#needed = this.memory.residentBytes();
    return true;
  }
}

/** For as long as the process lives. @returns what stops it */
export function giveBackMemory(): () => void {
  const collect = findCollector();
  const memory = new MemoryReturn({ ...ofThisProcess(), collect: () => collect('last-resort') });
  const looking = setInterval(() => memory.look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(looking);
}

function ofThisProcess(): Omit<Memory, 'collect'> {
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
 * V8 gives it to contexts that are made while the flag is set; so nobody has to start Node with it.
 * A regular collection takes a third of a last resort's time, and keeps the empty pages until another comes.
 */
export function findCollector(): (flavor: Flavor) => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return (flavor) => collect({ type: 'major', execution: 'sync', flavor });
}
