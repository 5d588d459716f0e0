import type { MatchedStep } from '@naksha/events/contracts';

export interface AlertSink {
  readPosition(): Promise<readonly number[] | undefined>;
  /** Sets the position once, so that past events cause no alerts. */
  begin(seqs: readonly number[]): Promise<void>;
  /** @throws if another process is ahead */
  record(step: MatchedStep): Promise<void>;
}
