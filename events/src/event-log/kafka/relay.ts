import pTimeout from 'p-timeout';
import pg from 'pg';
import { Backoff } from '../../async/backoff.ts';
import { PgListener } from '../../async/pg-listener.ts';
import { Signal } from '../../async/signal.ts';
import { TOPIC } from '../../contracts/asyncapi.ts';
import { COMMITTED } from '../../event-store/committed.ts';
import type { EventReader } from '../../event-store/event-store.port.ts';
import { type KafkaAddress, openProducer } from './kafka-client.ts';
import { publish } from './publish.ts';
import { CLOSE_TIMEOUT_MS, CONNECTION_TIMEOUTS, RelaySession } from './relay-session.ts';
import { ensureTopic, type TopicOptions } from './topic.ts';

/** `waiting`: another relay publishes, or this one can't. */
export type RelayState = 'waiting' | 'publishing';

export type RelayOptions = {
  /** The write database, for the lock, positions and LISTEN: two connections while it runs, and one for `lag`. */
  databaseUrl: string;
  reader: EventReader;
  kafka: TopicOptions & Omit<KafkaAddress, 'clientId'> & { clientId?: string };
  /** How long a commit may stay unpublished when no notification comes, and how often a waiting relay tries the lock, in ms. */
  pollMs?: number;
  /** At most so many events a send. */
  batchSize?: number;
  /** Pauses after failures that follow each other; the last one repeats. */
  retryMs?: readonly number[];
  /** Told of each failed attempt; it is tried again. */
  onError(error: unknown): void;
  onState?(state: RelayState): void;
};

export type Relay = {
  /** Ends when what is being sent has been sent, or soon where Kafka or the database hangs; another relay may begin. */
  stop(): Promise<void>;
  /** What Kafka lacks: events, and how long ago the oldest of them happened. Of all relays together. @throws where the database is away */
  lag(): Promise<{ events: number; seconds: number }>;
  /** Is this the one that publishes? */
  publishing(): boolean;
};

/**
 * Publishes committed events to Kafka, in order within a partition and at least once. Of several relays one publishes; the
 * others wait. What goes wrong is tried again for ever.
 * @returns at once
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const relay = new RunningRelay(options);
  return { stop: () => relay.stop(), lag: () => relay.lag(), publishing: () => relay.state === 'publishing' };
}

/** What is being sent gets so long at the end. Given up, it may still arrive, and is sent again by the next relay. */
const SENDING_MS = 3_000;

class RunningRelay {
  state: RelayState = 'waiting';
  private readonly options: Required<Omit<RelayOptions, 'onState'>> & Pick<RelayOptions, 'onState'>;
  /** Notified of commits, and where a pause has to end. */
  private readonly news = new Signal();
  /** The version of `news` up to which there was a look. */
  private seen = 0;
  /** Notified once, at the end: nobody tries again sooner because others commit. */
  private readonly end = new Signal();
  private readonly backoff: Backoff;
  private readonly listener: PgListener;
  private readonly pool: pg.Pool;
  private stopped = false;
  /** Resolves where the end no longer waits for what is under way. */
  private readonly givenUp = Promise.withResolvers<void>();
  private stopping: Promise<void> | undefined;
  private readonly running: Promise<void>;

  constructor(options: RelayOptions) {
    this.options = { pollMs: 1000, batchSize: 8000, retryMs: [50, 200, 1000, 5000], ...options };
    const { databaseUrl, retryMs, onError } = this.options;
    this.backoff = new Backoff(retryMs);
    this.listener = new PgListener({
      connection: { connectionString: databaseUrl, keepAlive: true },
      channel: COMMITTED,
      retryMs,
      onNotify: () => this.news.notify(),
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
    this.news.notify();
    this.end.notify();
    const timer = setTimeout(this.givenUp.resolve, SENDING_MS);
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
        if (!this.stopped) await this.end.wait(0, this.backoff.next());
      }
  }

  /** From one connection's beginning to its end. */
  private async relayOnce(): Promise<void> {
    const session = await RelaySession.open(this.options.databaseUrl, () => this.news.notify());
    try {
      const turn = this.takeTurn(session);
      turn.catch(() => {}); // heard of below, unless it is given up
      await Promise.race([turn, this.givenUp.promise]);
    } finally {
      await session.close();
    }
  }

  private async takeTurn(session: RelaySession): Promise<void> {
    while (!(await session.tryLock())) {
      await this.end.wait(0, this.options.pollMs);
      if (this.stopped) return;
      session.checkAlive();
    }
    await this.publishBy(session);
  }

  private async publishBy(session: RelaySession): Promise<void> {
    const { kafka, reader, pollMs, batchSize } = this.options;
    const { topic = TOPIC } = kafka;
    const address = { clientId: 'naksha-relay', ...kafka };
    await ensureTopic(address, kafka);
    const producer = await openProducer(address, topic);
    try {
      this.enter('publishing');
      await publish(
        {
          reader,
          session,
          batchSize,
          send: async (messages) => {
            await producer.send(messages);
            this.backoff.succeeded();
          },
          pause: async () => {
            this.seen = await this.news.wait(this.seen, pollMs);
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
