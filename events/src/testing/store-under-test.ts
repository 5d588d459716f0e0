import type { Append, AppendOutcome, EventStore, HistoryReader } from '../event-store/event-store.port.ts';
import { sampleAppend, samplePosted } from './sample-appends.ts';

export type StoreUnderTest = {
  store: EventStore & HistoryReader;
  /** As another process sees it. */
  other: EventStore & HistoryReader;
  close(): Promise<void>;
};

export const samplePostAppend = (to: string, rest: Partial<Append> = {}): Append =>
  sampleAppend(to, 0, [samplePosted()], rest);
export const listAppendOutcomes = (results: readonly AppendOutcome[]): string[] =>
  results.map(({ outcome }) => outcome).sort();
