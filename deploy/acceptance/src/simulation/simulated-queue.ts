import { type EffectId, effectJobId, type JobQueue } from '@naksha/services/testing/parts';
import type { Process, Scheduler } from './scheduler.ts';

export type QueueFaults = {
  /** Rejects new jobs. */
  isAway(): boolean;
  loses(): boolean;
  doubles(): boolean;
};

/** A queue as bad as its port allows: loses, repeats and reorders jobs. */
export class SimulatedQueue {
  readonly #waiting = new Map<string, EffectId>();
  readonly #workers = new Map<Process, (effect: EffectId) => Promise<void>>();
  readonly seen: string[] = [];
  readonly #scheduler: Scheduler;
  readonly #faults: QueueFaults;

  constructor(scheduler: Scheduler, faults: QueueFaults) {
    this.#scheduler = scheduler;
    this.#faults = faults;
  }

  of(process: Process): JobQueue {
    return {
      add: async (effects) => {
        await this.#scheduler.turnOf(process, 'queue');
        if (this.#faults.isAway()) throw new Error('The job queue is not available');
        for (const effect of effects) this.#put(effect);
      },
      work: (perform) => void this.#workers.set(process, perform),
      close: async () => void this.#workers.delete(process),
    };
  }

  #put(effect: EffectId): void {
    const name = effectJobId(effect);
    if (this.#waiting.has(name)) return;
    this.seen.push(JSON.stringify({ name, effect }));
    if (this.#faults.loses()) return;
    this.#waiting.set(name, effect);
    this.#bring(name, effect);
    if (this.#faults.doubles()) this.#bring(name, effect);
  }

  #bring(name: string, effect: EffectId): void {
    const alive = () => [...this.#workers].filter(([process]) => process.alive);
    this.#scheduler.push(
      QUEUE,
      'job',
      () => {
        this.#waiting.delete(name);
        const workers = alive();
        const [process, perform] = workers[this.#scheduler.below(workers.length)];
        // Owned by the worker, so that it dies with it.
        this.#scheduler.push(process, 'work', () => void perform(effect).catch(() => {}));
      },
      () => alive().length > 0,
    );
  }
}

const QUEUE: Process = { name: 'queue', alive: true, slow: false };
