import pTimeout from 'p-timeout';
import pg from 'pg';
import { START } from '../../kernel/position.ts';

/** A database that hangs is as good as one that is away: to be told of, and tried again. Milliseconds. */
export const CONNECTION_TIMEOUTS = { keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 30_000 };
/** Saying goodbye to it takes no longer. */
export const CLOSE_TIMEOUT_MS = 3_000;

/** Held by the relay that publishes, for as long as its connection lives. */
const LOCK = [0x6e616b, 1]; // "nak", the first of our locks on the write database

/**
 * The relay's own connection to the write database: with it go the lock and the right to save positions, so that who has
 * lost the one can't do the other.
 */
export class RelaySession {
  private readonly client: pg.Client;
  private lostBy: Error | undefined;

  private constructor(client: pg.Client, onLost: () => void) {
    this.client = client;
    const lost = (error: Error) => {
      this.lostBy ??= error;
      onLost();
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('the relay’s connection ended')));
  }

  /** @param onLost called when the connection is lost or closed */
  static async open(url: string, onLost: () => void): Promise<RelaySession> {
    const client = new pg.Client({
      connectionString: url,
      ...CONNECTION_TIMEOUTS,
      application_name: 'naksha relay',
      // The server too notices within half a minute that nobody is there any more, and lets the next relay begin.
      options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    });
    const session = new RelaySession(client, onLost);
    try {
      await client.connect();
      return session;
    } catch (error) {
      client.end().catch(() => {}); // it never began; the error above says why
      throw error;
    }
  }

  /** Tries, and does not wait: a waiting statement's snapshot would keep the database from cleaning up for days. */
  async tryLock(): Promise<boolean> {
    const { rows } = await this.client.query('select pg_try_advisory_lock($1, $2) as mine', LOCK);
    return rows[0].mine;
  }

  /** @throws why the connection, and with it the lock, was lost */
  checkAlive(): void {
    if (this.lostBy) throw this.lostBy;
  }

  /** Last seq published of each partition. */
  async positions(): Promise<number[]> {
    const { rows } = await this.client.query<{ partition: number; seq: string }>(
      'select partition, seq from relay_position',
    );
    const positions = [...START];
    for (const { partition, seq } of rows) positions[partition] = Number(seq);
    return positions;
  }

  async save(positions: ReadonlyMap<number, number>): Promise<void> {
    await this.client.query({
      name: 'save',
      text: `update relay_position p set seq = s.seq from unnest($1::int[], $2::bigint[]) as s (partition, seq)
        where p.partition = s.partition and p.seq < s.seq`,
      values: [[...positions.keys()], [...positions.values()]],
    });
  }

  /** Also gives the lock back. */
  async close(): Promise<void> {
    await pTimeout(this.client.end(), { milliseconds: CLOSE_TIMEOUT_MS, message: false });
  }
}
