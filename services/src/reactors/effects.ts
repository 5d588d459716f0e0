import { inTransaction } from '@naksha/events/event-store';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import type { ClaimedEffect, EffectId, LastDone } from './effect.ts';

export type AttemptOutcome = 'done' | 'later' | 'dropped' | 'failed' | 'dead';
/** `reason`: the error, or why it was dropped. `due`: when it is tried again. */
export type AttemptEnd = { outcome: AttemptOutcome; ended: Date; reason?: string; due?: Date };

export type EffectDepth = { waiting: number; running: number; dead: number };

/** After it another worker may take the effect over even if its lease is renewed. */
const MAX_ATTEMPT_MS = 120_000;
/** Then its worker is taken for dead. */
const LEASE_MS = 7_000;

/** The oldest attempts are dropped from the log of an effect that is postponed again and again. */
const MAX_LOGGED_ATTEMPTS = 50;
const APPEND_ATTEMPT = `(case when jsonb_array_length(e.attempt_log) >= ${MAX_LOGGED_ATTEMPTS} then e.attempt_log - 0
             else coalesce(e.attempt_log, '[]') end) || jsonb_build_object('started', $3::timestamptz)`;

/** The source of truth, independent of queues. */
export class Effects {
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** Undefined if it is done, not due, claimed, or another of its kind and subject is running. */
  async claim({ event, kind }: EffectId, now: Date): Promise<ClaimedEffect | undefined> {
    return inTransaction(this.pool, async (client) => {
      // Two effects of one subject check each other's state: serialized, each with a snapshot taken after its wait.
      await client.query(
        `select pg_advisory_xact_lock(hashtextextended(kind || ' ' || subject, 0)) from effects
         where event_id = $1 and kind = $2`,
        [event, kind],
      );
      const { rows } = await client.query(
        `update effects e set state = 'running', attempts = e.attempts + 1, due_at = $4,
           lease_until = clock_timestamp() + $5 * interval '1 millisecond', first_tried_at = coalesce(e.first_tried_at, $3),
           attempt_log = ${APPEND_ATTEMPT}
         from effects before
         where e.event_id = $1 and e.kind = $2 and before.event_id = $1 and before.kind = $2
           and (e.state = 'pending' and e.due_at <= $3
             or e.state = 'running' and (e.due_at <= $3 or e.lease_until < clock_timestamp()))
           and not exists (select from effects o where o.kind = e.kind and o.subject = e.subject and o.event_id <> e.event_id
             and o.state = 'running' and o.due_at > $3 and coalesce(o.lease_until >= clock_timestamp(), true))
         returning e.partition, e.seq, e.subject, e.attempts, e.created_at, coalesce(e.wanted_at, e.created_at) as wanted_at,
           before.state = 'running' as taken_over`,
        [event, kind, now, new Date(now.getTime() + MAX_ATTEMPT_MS), LEASE_MS],
      );
      if (!rows[0]) return undefined;
      const { partition, seq, subject, attempts, created_at, wanted_at, taken_over } = rows[0];
      return {
        ...{ event, kind, partition, seq: Number(seq), subject, attempt: attempts, createdAt: created_at },
        ...{ wantedAt: wanted_at, takenOver: taken_over },
      };
    });
  }

  async renewLease(effect: ClaimedEffect): Promise<void> {
    await this.pool.query(
      `update effects set lease_until = clock_timestamp() + $4 * interval '1 millisecond'
       where event_id = $1 and kind = $2 and attempts = $3 and state = 'running'`,
      [effect.event, effect.kind, effect.attempt, LEASE_MS],
    );
  }

  async markDone(effect: ClaimedEffect, now: Date): Promise<void> {
    await this.endAttempt(effect, { outcome: 'done', ended: now }, `state = 'done', done_at = $4, last_error = null`, [
      now,
    ]);
  }

  async markDropped(effect: ClaimedEffect, reason: string, now: Date): Promise<void> {
    const end = { outcome: 'dropped', ended: now, reason } as const;
    await this.endAttempt(effect, end, `state = 'dropped', done_at = $4, last_error = $5`, [now, reason]);
  }

  /** Does not count as an attempt. */
  async postpone(effect: ClaimedEffect, due: Date, now: Date): Promise<void> {
    const uncounted = `attempts = attempts - 1, first_tried_at = case when attempts > 1 then first_tried_at end`;
    const end = { outcome: 'later', ended: now, due } as const;
    await this.endAttempt(effect, end, `state = 'pending', due_at = $4, wanted_at = $4, ${uncounted}`, [due]);
  }

  /** `due`: undefined means dead. */
  async markFailed(effect: ClaimedEffect, error: string, due: Date | undefined, now: Date): Promise<void> {
    const end = { outcome: due ? 'failed' : 'dead', ended: now, reason: error, due } as const;
    if (due) await this.endAttempt(effect, end, `state = 'pending', last_error = $4, due_at = $5`, [error, due]);
    else await this.endAttempt(effect, end, `state = 'dead', last_error = $4`, [error]);
  }

  /** Of the kind and subject. */
  async findLastDone({ kind, subject }: Pick<ClaimedEffect, 'kind' | 'subject'>): Promise<LastDone | undefined> {
    const { rows } = await this.pool.query<{ tried: Date | null; done: Date | null }>(
      `select max(first_tried_at) as tried, max(done_at) as done from effects
       where kind = $1 and subject = $2 and state = 'done'`,
      [kind, subject],
    );
    const { tried, done } = rows[0];
    return tried && done ? { tried, done } : undefined;
  }

  /** Longest waiting first. */
  async listOverdue(by: Date, limit: number): Promise<EffectId[]> {
    const { rows } = await this.pool.query<EffectId>(
      `select event_id as event, kind from effects where state in ('pending', 'running') and due_at <= $1
       order by due_at limit $2`,
      [by, limit],
    );
    return rows;
  }

  async listAbandoned(limit: number): Promise<EffectId[]> {
    const { rows } = await this.pool.query<EffectId>(
      `select event_id as event, kind from effects where state = 'running' and lease_until < clock_timestamp()
       order by lease_until limit $1`,
      [limit],
    );
    return rows;
  }

  /** By kind. */
  async countByKind(): Promise<Map<string, EffectDepth>> {
    // Two queries that each match a partial index, because most rows are done effects.
    const { rows } = await this.pool.query<{ kind: string } & EffectDepth>(
      `select kind, sum(waiting)::int as waiting, sum(running)::int as running, sum(dead)::int as dead from (
         select kind, count(*) filter (where state = 'pending') as waiting, count(*) filter (where state = 'running') as running, 0 as dead
         from effects where state in ('pending', 'running') group by kind
         union all select kind, 0, 0, count(*) from effects where state = 'dead' group by kind
       ) as parts group by kind`,
    );
    return new Map(rows.map(({ kind, ...depth }) => [kind, depth]));
  }

  /** Seconds, by kind. */
  async measureOldest(now: Date): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ kind: string; seconds: number }>(
      `select kind, extract(epoch from $1 - min(coalesce(wanted_at, created_at)))::float8 as seconds from effects
       where state in ('pending', 'running') and coalesce(wanted_at, created_at) <= $1::timestamptz group by kind`,
      [now],
    );
    return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
  }

  /** Only the latest attempt may record the outcome. */
  private async endAttempt(effect: ClaimedEffect, end: AttemptEnd, change: string, values: unknown[]): Promise<void> {
    const logged = `attempt_log = jsonb_set(attempt_log, '{-1}', attempt_log -> -1 || $${4 + values.length}::jsonb)`;
    await this.pool.query(
      `update effects set ${change}, lease_until = null, ${logged} where event_id = $1 and kind = $2 and attempts = $3 and state = 'running'`,
      [effect.event, effect.kind, effect.attempt, ...values, JSON.stringify(end)],
    );
  }
}

/** Effects look back one hour; the rest is for support questions. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** They do not come back: effects are created when a reactor's position moves, and nothing moves it back. */
@Injectable()
export class EffectRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Dead effects are kept for people to check. */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - RETENTION_MS);
    return this.database.$executeRaw`delete from effects where (event_id, kind) in (
      select event_id, kind from effects where state in ('done', 'dropped') and done_at < ${before} limit ${limit})`;
  }
}
