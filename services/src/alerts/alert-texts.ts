import { inTransaction } from '@naksha/events/event-store';
import type pg from 'pg';
import type { DueAlert } from './alert-schedule.ts';
import { nextTimeWithinTextLimit, TEXTS_A_DAY, TEXTS_AN_HOUR } from './text-budget.ts';

/** `recipient`: hashes of the number under each accepted secret, current first. */
export type NewText = { id: string; recipient: readonly string[]; tells: readonly { alert: DueAlert; upTo: number }[] };
/** `later`: the number's limit is reached. `changed`: a search has changed meanwhile. */
export type BeginResult = 'begun' | 'changed' | { later: Date };

class SearchChangedMeanwhile extends Error {}

export class AlertTexts {
  constructor(private readonly pool: pg.Pool) {}

  /** So that a retry sends the same text. A retry counts again. */
  async begin(text: NewText, now: Date): Promise<BeginResult> {
    try {
      return await inTransaction(this.pool, (client) => begin(client, text, now));
    } catch (error) {
      if (error instanceof SearchChangedMeanwhile) return 'changed';
      throw error;
    }
  }

  async countAtLimit(now: Date): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      `select count(*)::int as n from (select from alert_text where begun_at > $1 group by recipient
         having count(*) >= $2 or count(*) filter (where begun_at > $3) >= $4) as spent`,
      [windowStart(now, TEXTS_A_DAY), TEXTS_A_DAY.most, windowStart(now, TEXTS_AN_HOUR), TEXTS_AN_HOUR.most],
    );
    return rows[0].n;
  }
}

async function begin(client: pg.ClientBase, { id, recipient, tells }: NewText, now: Date): Promise<BeginResult> {
  // Serialized, so that two processes cannot both take the last place.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('alert text ' || $1, 0))`, [
    recipient.toSorted()[0],
  ]);
  const { rows: others } = await client.query<{ begun_at: Date }>(
    'select begun_at from alert_text where recipient = any($1) and begun_at > $2 and id <> $3 order by begun_at desc',
    [recipient, windowStart(now, TEXTS_A_DAY), id],
  );
  const free = nextTimeWithinTextLimit(
    others.map((one) => one.begun_at),
    now,
  );
  if (free > now) return { later: free };
  await client.query(
    'insert into alert_text (id, recipient, begun_at) values ($1, $2, $3) on conflict (id) do update set begun_at = $3',
    [id, recipient[0], now],
  );
  // No deadlock: nothing waits for a search here, and matches are recorded in another order.
  const { rowCount } = await client.query(
    `with told as (select * from unnest($1::uuid[], $2::int[], $3::bigint[]) as t (search, attempt, upto)),
     still as (select a.search, told.upto from search_alert a join told using (search)
       where a.attempts = told.attempt and not a.paused for update of a skip locked)
     update search_alert a set telling = still.upto, text = $4 from still where a.search = still.search`,
    [
      tells.map(({ alert }) => alert.search),
      tells.map(({ alert }) => alert.attempt),
      tells.map(({ upTo }) => upTo),
      id,
    ],
  );
  if (rowCount !== tells.length) throw new SearchChangedMeanwhile();
  return 'begun';
}

const windowStart = (now: Date, { withinMs }: { withinMs: number }): Date => new Date(now.getTime() - withinMs);
