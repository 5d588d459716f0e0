import pTimeout from 'p-timeout';
import pg from 'pg';
import { Backoff } from '../../async/backoff.ts';
import { PgListener } from '../../async/pg-listener.ts';
import { Signal } from '../../async/signal.ts';
import { TOPIC } from '../../contracts/asyncapi.ts';
import { COMMIT_CHANNEL } from '../../event-store/committed.ts';
import type { EventReader } from '../../event-store/event-store.port.ts';
import { type KafkaAddress, openKafkaProducer } from './kafka-client.ts';
import { publishEvents } from './publish.ts';
import { CLOSE_TIMEOUT_MS, CONNECTION_TIMEOUTS, RelaySession } from './relay-session.ts';
import { ensureKafkaTopic, type TopicOptions } from './topic.ts';

/** `waiting`: another relay is publishing, or this one cannot. */
export type RelayState = 'waiting' | 'publishing';

export type RelayOptions = {
  /** Two connections for lock, positions and LISTEN, and one for `lag`. */
  databaseUrl: string;
  reader: EventReader;
  kafka: TopicOptions & Omit<KafkaAddress, 'clientId'> & { clientId?: string };
  pollMs?: number;
  batchSize?: number;
  retryMs?: readonly number[];
  /** The attempt is retried. */
  onError(error: unknown): void;
  onState?(state: RelayState): void;
};

export type Relay = {
  /** Waits for the send in progress, but not for a Kafka or database that hangs. */
  stop(): Promise<void>;
  /** Of events not yet published by any relay; `seconds`: age of the oldest. */
  lag(): Promise<{ events: number; seconds: number }>;
  publishing(): boolean;
};

/**
 * At least once, in order within a partition. One relay publishes, the rest stand by; failures are retried without
 * limit.
 */
export async function startKafkaRelay(options: RelayOptions): Promise<Relay> {
  const relay = new RunningRelay(options);
  return { stop: () => relay.stop(), lag: () => relay.lag(), publishing: () => relay.state === 'publishing' };
}

/** An abandoned send may still arrive; the next relay sends it again. */
const LAST_SEND_MS = 3_000;

class RunningRelay {
  state: RelayState = 'waiting';
  private readonly options: Required<Omit<RelayOptions, 'onState'>> & Pick<RelayOptions, 'onState'>;
  private readonly wakeUp = new Signal();
  /** The last version of `wakeUp` that was handled. */
  private seen = 0;
  /** Apart from `wakeUp`, so that commits do not shorten retry delays. */
  private readonly end = new Signal();
  private readonly backoff: Backoff;
  private readonly listener: PgListener;
  private readonly pool: pg.Pool;
  private stopped = false;
  /** Resolves when `stop` no longer waits for the work in progress. */
  private readonly abandoned = Promise.withResolvers<void>();
  private stopping: Promise<void> | undefined;
  private readonly running: Promise<void>;

  constructor(options: RelayOptions) {
    this.options = { pollMs: 1000, batchSize: 8000, retryMs: [50, 200, 1000, 5000], ...options };
    const { databaseUrl, retryMs, onError } = this.options;
    this.backoff = new Backoff(retryMs);
    this.listener = new PgListener({
      connection: { connectionString: databaseUrl, keepAlive: true },
      channel: COMMIT_CHANNEL,
      retryMs,
      onNotify: () => this.wakeUp.notify(),
      onError,
    });
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: 1, ...CONNECTION_TIMEOUTS });
    this.pool.on('error', onError);
    this.running = this.run();
  }

  stop(): Promise<void> {
    this.stopping ??= this.stopOnce();
    return this.stopping;
  }

  private async stopOnce(): Promise<void> {
    this.stopped = true;
    this.wakeUp.notify();
    this.end.notify();
    const timer = setTimeout(this.abandoned.resolve, LAST_SEND_MS);
    await this.running;
    clearTimeout(timer);
    this.enter('waiting');
    await pTimeout(Promise.all([this.listener.stop(), this.pool.end()]), {
      milliseconds: CLOSE_TIMEOUT_MS,
      message: false,
    });
  }

  async lag(): Promise<{ events: number; seconds: number }> {
    const { rows } = await this.pool.query<{ events: number; seconds: number }>(`
      select sum(h.seq - p.seq)::float8 as events,
        greatest(0, coalesce(extract(epoch from now() - min(e.occurred_at)), 0))::float8 as seconds
      from partition_head h join relay_position p on p.partition = h.partition
        left join events e on e.partition = h.partition and e.seq = p.seq + 1`);
    return rows[0];
  }

  private async run(): Promise<void> {
    while (!this.stopped)
      try {
        await this.relayOnce();
      } catch (error) {
        this.options.onError(error);
        this.enter('waiting');
        if (!this.stopped) await this.end.waitForNotification(0, this.backoff.nextDelayMs());
      }
  }

  private async relayOnce(): Promise<void> {
    const session = await RelaySession.open(this.options.databaseUrl, () => this.wakeUp.notify());
    try {
      const relaying = this.waitForLock(session);
      relaying.catch(() => {}); // rethrown by the race below, unless abandoned
      await Promise.race([relaying, this.abandoned.promise]);
    } finally {
      await session.close();
    }
  }

  private async waitForLock(session: RelaySession): Promise<void> {
    while (!(await session.tryLock())) {
      await this.end.waitForNotification(0, this.options.pollMs);
      if (this.stopped) return;
      session.checkAlive();
    }
    await this.publishWith(session);
  }

  private async publishWith(session: RelaySession): Promise<void> {
    const { kafka, reader, pollMs, batchSize } = this.options;
    const { topic = TOPIC } = kafka;
    const address = { clientId: 'naksha-relay', ...kafka };
    await ensureKafkaTopic(address, kafka);
    const producer = await openKafkaProducer(address, topic);
    try {
      this.enter('publishing');
      await publishEvents(
        {
          reader,
          session,
          batchSize,
          send: async (messages) => {
            await producer.send(messages);
            this.backoff.reset();
          },
          pause: async () => {
            this.seen = await this.wakeUp.waitForNotification(this.seen, pollMs);
            if (!this.stopped) session.checkAlive();
          },
        },
        () => this.stopped,
      );
    } finally {
      this.enter('waiting');
      await producer.close();
    }
  }

  private enter(state: RelayState): void {
    if (state === this.state) return;
    this.state = state;
    this.options.onState?.(state);
  }
}
