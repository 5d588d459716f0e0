import type { MatchedStep } from '@naksha/events/contracts';

/** Records matches and the matching position. */
export interface AlertSink {
  /** Undefined before the first start. */
  position(): Promise<readonly number[] | undefined>;
  /** Sets the initial position once, so that past events cause no alerts. */
  begin(seqs: readonly number[]): Promise<void>;
  /** Atomic. @throws if another process is ahead */
  record(step: MatchedStep): Promise<void>;
}
