import type { FreshDatabase } from '@naksha/events/testing';

/** As if staff had proven a second factor in every session that is open, for tests that are not about it. */
export async function proveSecondFactor({ pool }: Pick<FreshDatabase, 'pool'>, now: Date): Promise<void> {
  await pool.query('update session set proven_at = $1', [now]);
}
