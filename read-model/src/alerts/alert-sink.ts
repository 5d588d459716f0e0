import type { MatchedStep } from '@naksha/events/contracts';

/** Takes in what was matched, and knows how far that has come. */
export interface AlertSink {
  /** Undefined before the first start ever. */
  position(): Promise<readonly number[] | undefined>;
  /** Where matching begins, once: nobody is told of the past. */
  begin(seqs: readonly number[]): Promise<void>;
  /** All of it or nothing. @throws where another process has come further since */
  record(step: MatchedStep): Promise<void>;
}
