import type { AlertMatch, MatchedStep } from '@naksha/events/contracts';
import { inTransaction } from '@naksha/events/event-store';
import { type Clock, nextDailySmsTime, PARTITIONS } from '@naksha/events/kernel';
import type pg from 'pg';

/** Nothing was written. */
export class AlreadyMatched extends Error {
  constructor() {
    super('Another process has already matched these changes');
    this.name = 'AlertsMoved';
  }
}

export class AlertOutbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Undefined before the first start. */
  async readPosition(): Promise<number[] | undefined> {
    const { rows } = await this.pool.query<{ partition: number; seq: string }>('select * from alert_position');
    if (rows.length < PARTITIONS) return undefined;
    const seqs = Array.from({ length: PARTITIONS }, () => 0);
    for (const { partition, seq } of rows) seqs[partition] = Number(seq);
    return seqs;
  }

  /** Once, so that past events cause no alerts. */
  async begin(seqs: readonly number[]): Promise<void> {
    await this.pool.query(
      `insert into alert_position select k - 1, seq from unnest($1::bigint[]) with ordinality as s (seq, k)
       on conflict do nothing`,
      [seqs],
    );
  }

  async record({ from, to, matches, gone }: MatchedStep): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      // First: its row locks make a concurrent process wait here and then update no row.
      const moved = await client.query(
        `update alert_position p set seq = s.upto
         from unnest($1::bigint[], $2::bigint[]) with ordinality as s (behind, upto, k)
         where p.partition = s.k - 1 and p.seq = s.behind`,
        [from, to],
      );
      if (moved.rowCount !== from.length) throw new AlreadyMatched();
      if (gone.length > 0)
        await client.query('update alert_match set gone = true where listing = any ($1) and not gone', [gone]);
      if (matches.length > 0) await this.#insertMatches(client, matches);
    });
  }

  async #insertMatches(client: pg.ClientBase, matches: readonly AlertMatch[]): Promise<void> {
    const now = this.clock.now();
    const rows = matches.map(({ changedAt, ...match }) => ({ ...match, changed_at: changedAt }));
    // Rows with a text in progress are written too, so that their sender sees the matches or leaves the date.
    await client.query(
      `with noted as (
         insert into alert_match (filter, listing, partition, seq, why, changed_at, matched_at)
         select ${hashFilterSql('filter')}, listing, partition, seq, why, changed_at, $2
         from jsonb_to_recordset($1) as r (filter text, listing text, partition int, seq bigint, why text, changed_at timestamptz)
         on conflict do nothing returning filter, changed_at
       ), newest as (select filter, max(changed_at) as changed_at from noted group by filter)
       update search_alert a set due_at = coalesce(a.due_at, case frequency when 'daily' then $3 else $2 end::timestamptz)
       from newest n where a.filter = n.filter and a.since <= n.changed_at and not a.paused`,
      [JSON.stringify(rows), now, nextDailySmsTime(now)],
    );
  }
}

/** SQL: long filters exceed the index's size limit. */
export const hashFilterSql = (filter: string): string => `encode(sha256(convert_to(${filter}, 'UTF8')), 'hex')`;
