import type { EffectId } from './effect.ts';

/** May lose or duplicate jobs: the effects' rows are authoritative. */
export interface JobQueue {
  /**
   * Unless its job already waits or runs.
   * @throws within bounded time if the queue is unreachable
   */
  add(effects: readonly EffectId[]): Promise<void>;
  /** Some concurrently. A job that throws is not retried by the queue. May be called once. */
  work(perform: (effect: EffectId) => Promise<void>): void;
  /** Within bounded time: waits for running jobs, but not for an unreachable queue. */
  close(): Promise<void>;
}
