import type { Subscription } from '../async/subscription.ts';
import type { RecordedEvent } from '../contracts/event.ts';

export type { Subscription };

/** Consecutive events of one partition, in `seq` order. */
export type EventBatch = { partition: number; events: readonly RecordedEvent[] };

/**
 * Carries committed events to readers: at least once, in order within a partition, possibly again from an earlier point.
 * What a consumer has done is its own to remember (a checkpoint beside its documents); the log asks for it at each assignment.
 */
export interface EventLog {
  /**
   * Follows every partition that this process is given.
   * `positions` says for assigned partitions the last seq already handled. `handle` is awaited before the next batch of that partition;
   * when it throws, the same events come again after a pause that grows to `retryMs`' last entry.
   */
  follow(consumer: EventConsumer): Promise<Subscription>;
}

export type EventConsumer = {
  name: string;
  /**
   * Where it keeps its checkpoint, where that is not beside the events: what fills another place is another consumer, and
   * shares no partitions with this one. Letters, digits and dashes.
   */
  identity?(): Promise<string>;
  positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>>;
  handle(batch: EventBatch): Promise<void>;
  /** Told of each failed attempt, for log and metrics; the partition is unknown where the log itself could not be asked. */
  onError?(error: unknown, partition: number | undefined): void;
};
