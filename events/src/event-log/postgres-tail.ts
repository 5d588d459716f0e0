import type { EventReader } from '../event-store/event-store.port.ts';
import { EVERY_PARTITION } from '../kernel/partition.ts';
import { CommitWatch } from './commit-watch.ts';
import type { EventConsumer, EventLog, Subscription } from './event-log.port.ts';
import { PartitionSubscription, type SubscriptionOptions } from './partition-subscription.ts';

type TailReader = SubscriptionOptions['reader'];

/**
 * Within one turn of the event loop: all consumers of a process hear of a commit at once. A result is never older
 * than its request.
 */
function mergeConcurrentReads(reader: TailReader): TailReader {
  const pending = new Map<string, Promise<unknown>>();
  const share = <Result>(key: string, read: () => Promise<Result>): Promise<Result> => {
    const existing = pending.get(key) as Promise<Result> | undefined;
    if (existing) return existing;
    const result = endOfTurn().then(() => {
      pending.delete(key);
      return read();
    });
    pending.set(key, result);
    return result;
  };
  return {
    heads: () => share('heads', () => reader.heads()),
    readPartition: (partition, after, limit) =>
      share(`${partition} ${after} ${limit}`, () => reader.readPartition(partition, after, limit)),
  };
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
