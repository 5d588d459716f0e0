import type { EffectId } from './effect.ts';

/** Brings effects to whoever has time for them. It may lose jobs and may bring one twice: the effects' rows know better. */
export interface JobQueue {
  /**
   * Puts a job in for each effect; one whose job waits or is under way already is left alone.
   * @throws in bounded time where the queue can't be reached
   */
  add(effects: readonly EffectId[]): Promise<void>;
  /** Has this process do jobs, some at the same time. A job whose work throws is gone all the same. May be called once. */
  work(perform: (effect: EffectId) => Promise<void>): void;
  /** Ends in bounded time: what is under way is waited for, but not for ever, and not where the queue is away. */
  close(): Promise<void>;
}
