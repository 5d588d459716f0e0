import pTimeout from 'p-timeout';
import pg from 'pg';
import { START } from '../../kernel/position.ts';

/** Treats a hanging database as unavailable. */
export const CONNECTION_TIMEOUTS = { keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 30_000 };
export const CLOSE_TIMEOUT_MS = 3_000;

/** Held by the publishing relay. */
const LOCK = [0x6e616b, 1]; // "nak", lock 1 of the write database

/** Lock and positions share the connection, so that a relay that has lost the lock cannot save positions. */
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
    client.on('end', () => lost(new Error('The database connection of the relay ended')));
  }

  static async open(url: string, onLost: () => void): Promise<RelaySession> {
    const client = new pg.Client({
      connectionString: url,
      ...CONNECTION_TIMEOUTS,
      application_name: 'naksha relay',
      // Lets the server detect a dead relay within 30 s and release the lock.
      options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    });
    const session = new RelaySession(client, onLost);
    try {
      await client.connect();
      return session;
    } catch (error) {
      client.end().catch(() => {}); // never connected; the error thrown below says why
      throw error;
    }
  }

  /** Not blocking: the snapshot of a waiting statement would hold back VACUUM. */
  async tryLock(): Promise<boolean> {
    const { rows } = await this.client.query('select pg_try_advisory_lock($1, $2) as locked', LOCK);
    return rows[0].locked;
  }

  checkAlive(): void {
    if (this.lostBy) throw this.lostBy;
  }

  async readPositions(): Promise<number[]> {
    const { rows } = await this.client.query<{ partition: number; seq: string }>(
      'select partition, seq from relay_position',
    );
    const positions = [...START];
    for (const { partition, seq } of rows) positions[partition] = Number(seq);
    return positions;
  }

  async savePositions(positions: ReadonlyMap<number, number>): Promise<void> {
    await this.client.query({
      name: 'save',
      text: `update relay_position p set seq = s.seq from unnest($1::int[], $2::bigint[]) as s (partition, seq)
        where p.partition = s.partition and p.seq < s.seq`,
      values: [[...positions.keys()], [...positions.values()]],
    });
  }

  async close(): Promise<void> {
    await pTimeout(this.client.end(), { milliseconds: CLOSE_TIMEOUT_MS, message: false });
  }
}
