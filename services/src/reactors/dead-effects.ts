import type pg from 'pg';
import type { EffectId } from './effect.ts';

/** Given up after hours of attempts. `error`: of the last one. */
export type DeadEffect = EffectId & { subject: string; attempts: number; error: string; since: Date };

/** Longest dead first. */
export async function listDeadEffects(pool: pg.Pool, limit: number): Promise<DeadEffect[]> {
  const { rows } = await pool.query<DeadEffect>(
    `select event_id as event, kind, subject, attempts, coalesce(last_error, '') as error, created_at as since
     from effects where state = 'dead' order by created_at, event_id, kind limit $1`,
    [limit],
  );
  return rows;
}

export async function countDeadEffects(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from effects where state = 'dead'`);
  return rows[0].n;
}

/** Keeps its earlier attempts. False if it is not dead, or was revived just now. */
export async function reviveEffect(pool: pg.Pool, { event, kind }: EffectId, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update effects set state = 'pending', attempts = 0, first_tried_at = null, due_at = $3, wanted_at = $3
     where event_id = $1::uuid and kind = $2 and state = 'dead'`,
    [event, kind, now],
  );
  return rowCount === 1;
}
