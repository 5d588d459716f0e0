import type { Subscription } from '../async/subscription.ts';
import type { RecordedEvent } from '../contracts/event.ts';

export type { Subscription };

/** Consecutive events of one partition, in `seq` order. */
export type EventBatch = { partition: number; events: readonly RecordedEvent[] };

/**
 * Delivers committed events at least once, in order within a partition, possibly again from an earlier point.
 * Consumers store their own checkpoints; the log reads them at each assignment.
 */
export interface EventLog {
  /**
   * Follows every partition assigned to this process.
   * `positions` returns the last handled seq of each. `handle` is awaited before the partition's next batch; when it throws, the same
   * events are delivered again after a growing delay.
   */
  follow(consumer: EventConsumer): Promise<Subscription>;
}

export type EventConsumer = {
  name: string;
  /**
   * Identifies the checkpoint store if it is not the event database. Consumers with different stores do not share
   * partitions. Letters, digits and dashes.
   */
  identity?(): Promise<string>;
  positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>>;
  handle(batch: EventBatch): Promise<void>;
  /** Called after each failed attempt; the partition is undefined when the log itself could not be read. */
  onError?(error: unknown, partition: number | undefined): void;
};
