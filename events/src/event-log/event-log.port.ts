import type { Subscription } from '../async/subscription.ts';
import type { RecordedEvent } from '../contracts/event.ts';

export type { Subscription };

/** Consecutive, in `seq` order. */
export type EventBatch = { partition: number; events: readonly RecordedEvent[] };

/**
 * Delivers at least once, in order within a partition, possibly again from an earlier point. Consumers store their
 * own checkpoints.
 */
export interface EventLog {
  /**
   * `handle` is awaited before the partition's next batch; when it throws, the events come again after a growing
   * delay.
   */
  follow(consumer: EventConsumer): Promise<Subscription>;
}

export type EventConsumer = {
  name: string;
  /**
   * Identifies the checkpoint store if it is not the event database: consumers with different stores do not share
   * partitions. Letters, digits and dashes.
   */
  identity?(): Promise<string>;
  positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>>;
  handle(batch: EventBatch): Promise<void>;
  /** `partition` is undefined when the log itself could not be read. */
  onError?(error: unknown, partition: number | undefined): void;
};
