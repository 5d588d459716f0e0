import type { RecordedEvent } from '@naksha/events/contracts';
import { inTransaction } from '@naksha/events/event-store';
import type pg from 'pg';
import type { Reactor } from './reactor.ts';

/** `unreadable`: the event is broken and needs a person's attention. */
export type NewEffect = {
  event: Pick<RecordedEvent, 'id' | 'partition' | 'seq' | 'type' | 'correlationId'>;
  kind: string;
  subject: string;
  unreadable?: string;
};

export type Step = {
  partition: number;
  from: number;
  to: number;
  effects: readonly NewEffect[];
  now: Date;
  /** In this transaction. */
  writeMore?(transaction: pg.ClientBase): Promise<void>;
};

/** Nothing of the batch was done here. */
export class PositionMoved extends Error {
  constructor(reactor: string, partition: number, from: number) {
    super(`Position of reactor ${reactor} is no longer ${partition}:${from}: another process has moved it`);
    this.name = 'PositionMoved';
  }
}

/** Moved in the transaction that creates the effects. */
export class ReactorPositions {
  private readonly pool: pg.Pool;
  private readonly reactor: Pick<Reactor, 'name' | 'from'>;

  constructor(pool: pg.Pool, reactor: Pick<Reactor, 'name' | 'from'>) {
    this.pool = pool;
    this.reactor = reactor;
  }

  /** The very first call sets where the reactor begins. */
  async read(): Promise<ReadonlyMap<number, number>> {
    const { name, from } = this.reactor;
    await this.pool.query(
      `insert into reactor_position select $1, partition, case when $2 then seq else 0 end from partition_head
       on conflict do nothing`,
      [name, from === 'now'],
    );
    const { rows } = await this.pool.query<{ partition: number; seq: string }>(
      'select partition, seq from reactor_position where reactor = $1',
      [name],
    );
    return new Map(rows.map(({ partition, seq }) => [partition, Number(seq)]));
  }

  /**
   * Returns the effects that are new.
   * @throws PositionMoved, and then nothing is written
   */
  async move({ partition, from, to, effects, now, writeMore }: Step): Promise<NewEffect[]> {
    return inTransaction(this.pool, async (client) => {
      // First: its row lock makes a second owner wait and then match no row.
      const moved = await client.query(
        'update reactor_position set seq = $4 where reactor = $1 and partition = $2 and seq = $3',
        [this.reactor.name, partition, from, to],
      );
      if (moved.rowCount !== 1) throw new PositionMoved(this.reactor.name, partition, from);
      const fresh = effects.length > 0 ? await insertEffects(client, effects, now) : [];
      await writeMore?.(client);
      return fresh;
    });
  }
}

/** The last seq of each partition that each of these reactors has processed; reactors that have never run are missing. */
export async function loadReactorPositions(
  pool: pg.Pool,
  reactors: readonly Pick<Reactor, 'name'>[],
): Promise<{ name: string; partition: number; seq: number }[]> {
  const { rows } = await pool.query<{ name: string; partition: number; seq: string }>(
    `select reactor as name, partition, seq from reactor_position where reactor = any ($1) order by reactor, partition`,
    [reactors.map(({ name }) => name)],
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Over all partitions. */
export async function loadReactorLag(
  pool: pg.Pool,
  reactors: readonly Pick<Reactor, 'name'>[],
): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ reactor: string; behind: string }>(
    `select reactor, sum(greatest(h.seq - p.seq, 0)) as behind
     from reactor_position p join partition_head h using (partition) where reactor = any ($1) group by reactor`,
    [reactors.map(({ name }) => name)],
  );
  return Object.fromEntries(rows.map(({ reactor, behind }) => [reactor, Number(behind)]));
}

async function insertEffects(client: pg.ClientBase, effects: readonly NewEffect[], now: Date): Promise<NewEffect[]> {
  const rows = effects.map(({ event, kind, subject, unreadable }) => ({
    event_id: event.id,
    kind,
    partition: event.partition,
    seq: event.seq,
    subject,
    state: unreadable === undefined ? 'pending' : 'dead',
    last_error: unreadable ?? null,
  }));
  const inserted = await client.query<{ event_id: string; kind: string }>(
    `insert into effects (event_id, kind, partition, seq, subject, state, last_error, due_at, created_at)
     select event_id, kind, partition, seq, subject, state, last_error, $2, $2
     from jsonb_to_recordset($1) as r (event_id uuid, kind text, partition int, seq bigint, subject text, state text, last_error text)
     on conflict do nothing returning event_id, kind`,
    [JSON.stringify(rows), now],
  );
  const known = new Set(inserted.rows.map(({ event_id, kind }) => `${event_id} ${kind}`));
  return effects.filter(({ event, kind, unreadable }) => !unreadable && known.has(`${event.id} ${kind}`));
}
