import type { EventReader } from '../event-store/event-store.port.ts';
import { EVERY_PARTITION } from '../kernel/partition.ts';
import { CommitWatch } from './commit-watch.ts';
import type { EventConsumer, EventLog, Subscription } from './event-log.port.ts';
import { PartitionSubscription, type SubscriptionOptions } from './partition-subscription.ts';
import { mergeConcurrentReads } from './share-reads.ts';

export type TailOptions = {
  reader: EventReader;
  /** Without it, commits are found by polling only. */
  listenUrl?: string;
  pollMs?: number;
  batchSize?: number;
  /** Handled at the same time. */
  parallel?: number;
  retryMs?: readonly number[];
};

/** Minimum interval of each subscription's own poll. */
const OWN_POLL_MS = 5_000;

/**
 * Gapless `seq` makes reading after a position complete. Consumers in one process share the commit watch and
 * identical reads.
 */
export class PostgresTail implements EventLog {
  private readonly options: SubscriptionOptions;
  private readonly commits: CommitWatch;

  constructor({ listenUrl, pollMs = 250, batchSize = 500, parallel = 4, ...options }: TailOptions) {
    const { retryMs = [50, 200, 1000, 5000] } = options;
    const reader = mergeConcurrentReads(options.reader);
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
