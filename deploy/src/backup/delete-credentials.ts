import type pg from 'pg';

/** Sessions may have been ended since the backup, and codes used. Because nobody can know, all are removed. */
const ADMISSIONS = [
  'session',
  'sign_in_code',
  'vault_pending_profile',
  'staff_challenge',
  'staff_enrolment',
  'staff_recovery_code',
  'partner',
] as const;

/**
 * In the restoring transaction, so that none is ever valid in the restored database.
 * @returns the number of ended sessions
 */
export async function deleteCredentials(client: pg.Client, tables: ReadonlySet<string>): Promise<number> {
  let sessions = 0;
  for (const table of ADMISSIONS.filter((name) => tables.has(name))) {
    const { rowCount } = await client.query(`delete from "${table}"`);
    if (table === 'session') sessions = rowCount ?? 0;
  }
  return sessions;
}
