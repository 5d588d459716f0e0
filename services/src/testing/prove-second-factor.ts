import type { FreshDatabase } from '@naksha/events/testing';

/** Marks all open sessions as proven by a second factor. */
export async function proveSecondFactor({ pool }: Pick<FreshDatabase, 'pool'>, now: Date): Promise<void> {
  await pool.query('update session set proven_at = $1', [now]);
}
