import type { EventReader } from '../event-store/event-store.port.ts';
import { EVERY_PARTITION } from '../kernel/partition.ts';
import { CommitWatch } from './commit-watch.ts';
import type { EventConsumer, EventLog, Subscription } from './event-log.port.ts';
import { PartitionSubscription, type SubscriptionOptions } from './partition-subscription.ts';
import { shareReads } from './share-reads.ts';

export type TailOptions = {
  reader: EventReader;
  /** Where to LISTEN for commits; without it polling alone finds them. */
  listenUrl?: string;
  /** How long a commit may stay unseen when no notification comes. */
  pollMs?: number;
  /** At most so many events a batch. */
  batchSize?: number;
  /** Partitions handled at the same time. */
  parallel?: number;
  /** Pauses after failures that follow each other; the last one repeats. */
  retryMs?: readonly number[];
};

/** Milliseconds after which each subscription polls for itself as well, whatever it was told. */
const OWN_POLL_MS = 5_000;

/**
 * The event table itself as the log: reads what is past the consumer's positions. Gapless `seq` is what makes that complete.
 * Whoever follows it in this process is told of commits by one watch, and reads with the others what all of them want.
 */
export class PostgresTail implements EventLog {
  private readonly options: SubscriptionOptions;
  private readonly commits: CommitWatch;

  constructor({ listenUrl, pollMs = 250, batchSize = 500, parallel = 4, ...options }: TailOptions) {
    const { retryMs = [50, 200, 1000, 5000] } = options;
    const reader = shareReads(options.reader);
    this.options = { reader, batchSize, parallel, retryMs, pollMs: Math.max(pollMs, OWN_POLL_MS) };
    this.commits = new CommitWatch({ reader, listenUrl, pollMs, retryMs });
  }

  async follow(consumer: EventConsumer): Promise<Subscription> {
    const subscription = new PartitionSubscription(this.options, consumer);
    subscription.assign(EVERY_PARTITION);
    const unsubscribe = this.commits.subscribe({
      onCommit: () => subscription.pollNow(),
      onError: (error) => consumer.onError?.(error, undefined),
    });
    return {
      async stop() {
        await Promise.all([subscription.stop(), unsubscribe()]);
      },
    };
  }
}
