import { PgListener } from '../async/pg-listener.ts';
import { COMMITTED } from '../event-store/committed.ts';
import type { EventReader } from '../event-store/event-store.port.ts';
import { EVERY_PARTITION } from '../kernel/partition.ts';
import type { EventConsumer, EventLog, Subscription } from './event-log.port.ts';
import { PartitionSubscription } from './partition-subscription.ts';

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

/** The event table itself as the log: reads what is past the consumer's positions. Gapless `seq` is what makes that complete. */
export class PostgresTail implements EventLog {
  private readonly options: Required<Omit<TailOptions, 'listenUrl'>> & Pick<TailOptions, 'listenUrl'>;

  constructor(options: TailOptions) {
    this.options = { pollMs: 250, batchSize: 500, parallel: 4, retryMs: [50, 200, 1000, 5000], ...options };
  }

  async follow(consumer: EventConsumer): Promise<Subscription> {
    const { listenUrl, retryMs } = this.options;
    const subscription = new PartitionSubscription(this.options, consumer);
    subscription.assign(EVERY_PARTITION);
    const listener =
      listenUrl &&
      new PgListener({
        connection: { connectionString: listenUrl, keepAlive: true },
        channel: COMMITTED,
        retryMs,
        onNotify: () => subscription.pollNow(),
        onError: (error) => consumer.onError?.(error, undefined),
      });
    return {
      async stop() {
        await subscription.stop();
        if (listener) await listener.stop();
      },
    };
  }
}
