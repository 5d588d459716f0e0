import type { Locale } from '@naksha/events/contracts';
import { inTransaction } from '@naksha/events/event-store';
import type { AccountId, AlertFrequency, SearchId } from '@naksha/events/kernel';
import { nextDailySmsTime } from '@naksha/events/kernel';
import type pg from 'pg';

/** Longer than sending takes. */
const LEASE_MS = 120_000;
/** A search saved later than this may have been missed by a match that was already recorded. */
const RECENTLY_SAVED_MS = 600_000;

export type DueAlert = {
  search: SearchId;
  account: AccountId;
  filter: string;
  frequency: AlertFrequency;
  locale: Locale;
  quiet: { from: number; to: number };
  since: Date;
  told: number;
  telling: number | undefined;
  text: { id: string; searches: number } | undefined;
  /** From 1. Only the latest may report a result. */
  attempt: number;
  sentAt: Date | undefined;
};

export type News = { fresh: number; cuts: number };

export class AlertSchedule {
  constructor(private readonly pool: pg.Pool) {}

  async claimDue(now: Date, accounts: number): Promise<DueAlert[]> {
    const { rows } = await this.pool.query(
      `with asked as materialized (
         select account from search_alert where due_at <= $1 and not paused group by account order by min(due_at) limit $3
       ), mine as materialized (
         select account from asked where pg_try_advisory_xact_lock(hashtextextended('due alerts ' || account, 0))
       )
       update search_alert a set due_at = $2, attempts = attempts + 1 where search in (
         select search from search_alert where account in (select account from mine) and due_at <= $1 and not paused
         for update skip locked
       ) returning *, (select count(*)::int from search_alert b
         where b.text = a.text and b.telling is not null and not b.paused) as together`,
      [now, new Date(now.getTime() + LEASE_MS), accounts],
    );
    return rows.map((row) => ({
      search: row.search,
      account: row.account,
      filter: row.filter,
      frequency: row.frequency,
      locale: row.locale,
      quiet: { from: row.quiet_from, to: row.quiet_to },
      since: row.since,
      told: Number(row.told),
      telling: row.telling === null ? undefined : Number(row.telling),
      text: row.telling === null || row.text === null ? undefined : { id: row.text, searches: row.together },
      attempt: row.attempts,
      sentAt: row.sent_at ?? undefined,
    }));
  }

  /**
   * Each listing once; for a text in progress, the news it reported. `upTo`: the last match of each search that has
   * any.
   */
  async findNews(alerts: readonly DueAlert[]): Promise<News & { upTo: ReadonlyMap<SearchId, number> }> {
    const asked = alerts.map(({ search, filter, told, telling, since }) => ({ search, filter, told, telling, since }));
    const { rows } = await this.pool.query<News & { upto: Record<string, number> | null }>(
      `with found as materialized (
         select s.search, m.id, m.listing, m.why
         from jsonb_to_recordset($1) as s (search uuid, filter text, told bigint, telling bigint, since timestamptz)
         join alert_match m on m.filter = s.filter and m.id > s.told and (s.telling is null or m.id <= s.telling)
           and m.changed_at >= s.since and not m.gone
       )
       select (select count(distinct listing)::int from found where why = 'new') as fresh,
         (select count(distinct listing)::int from found
            where why = 'cut' and listing not in (select listing from found where why = 'new')) as cuts,
         (select jsonb_object_agg(search, upto) from (select search, max(id) as upto from found group by search) as last) as upto`,
      [JSON.stringify(asked)],
    );
    const [{ fresh, cuts, upto }] = rows;
    return { fresh, cuts, upTo: new Map(Object.entries(upto ?? {})) as Map<SearchId, number> };
  }

  /** Does not count as an attempt. */
  async postpone({ search, attempt }: DueAlert, due: Date): Promise<void> {
    await this.pool.query(
      'update search_alert set due_at = $3, attempts = attempts - 1 where search = $1 and attempts = $2 and due_at is not null',
      [search, attempt, due],
    );
  }

  /** Marks everything up to `upTo` as reported. */
  async recordSent({ search, attempt }: DueAlert, upTo: number, now: Date, sent: boolean): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ paused: boolean }>(
        'select paused from search_alert where search = $1 and attempts = $2 for update',
        [search, attempt],
      );
      if (!rows[0]) return;
      // A separate statement, to see changes made while waiting for the row.
      await client.query(
        `update search_alert a set told = $2, telling = null, text = null, attempts = 0, last_error = null,
           sent_at = case when $3 then $4 else sent_at end,
           due_at = case when not paused and exists (select from alert_match m where m.filter = a.filter and m.id > $2
             and m.changed_at >= a.since and not m.gone) then case frequency when 'daily' then $5 else $4 end::timestamptz end
         where search = $1`,
        [search, upTo, sent, now, nextDailySmsTime(now)],
      );
    });
  }

  async recordFailure({ search, attempt }: DueAlert, error: string, due: Date): Promise<void> {
    await this.pool.query(
      `update search_alert set last_error = $3, due_at = case when paused then null else $4::timestamptz end
       where search = $1 and attempts = $2`,
      [search, attempt, error, due],
    );
  }

  /** Searches registered after a match had been recorded for them. */
  async catchUp(now: Date): Promise<void> {
    await this.pool.query(
      `update search_alert a set due_at = case frequency when 'daily' then $2 else $1 end::timestamptz
       where since > $3 and due_at is null and not paused and exists (select from alert_match m
         where m.filter = a.filter and m.id > a.told and m.changed_at >= a.since and not m.gone)`,
      [now, nextDailySmsTime(now), new Date(now.getTime() - RECENTLY_SAVED_MS)],
    );
  }

  async countOverdue(before: Date): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      'select count(*)::int as n from search_alert where due_at < $1 and not paused',
      [before],
    );
    return rows[0].n;
  }
}
