import type { FreshDatabase } from '@naksha/events/testing';

export async function markSecondFactorProvenInAllSessions(
  { pool }: Pick<FreshDatabase, 'pool'>,
  now: Date,
): Promise<void> {
  await pool.query('update session set proven_at = $1', [now]);
}
