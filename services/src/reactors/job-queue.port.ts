import type { EffectId } from './effect.ts';

/** Distributes effects to workers. It may lose or duplicate jobs: the effects' rows are authoritative. */
export interface JobQueue {
  /** Adds a job for each effect, unless its job already waits or runs. @throws within bounded time if the queue is unreachable */
  add(effects: readonly EffectId[]): Promise<void>;
  /** Processes jobs in this process, some concurrently. A job that throws is not retried by the queue. May be called once. */
  work(perform: (effect: EffectId) => Promise<void>): void;
  /** Closes within bounded time: waits for running jobs, but not forever, nor for an unreachable queue. */
  close(): Promise<void>;
}
