import type pg from 'pg';

/**
 * Credentials: sessions that may have been ended since the backup, and codes and challenges that may have been used since.
 * Because nobody can know, all are removed and people sign in again. Recovery codes are single-use and are created again. Partners
 * get new tokens.
 */
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
 * In the transaction that restores the rows, so that none is ever valid in the restored database.
 * @param tables in the backup; an older one may lack some
 * @returns the number of ended sessions
 */
export async function endAdmissions(client: pg.Client, tables: ReadonlySet<string>): Promise<number> {
  let sessions = 0;
  for (const table of ADMISSIONS.filter((name) => tables.has(name))) {
    const { rowCount } = await client.query(`delete from "${table}"`);
    if (table === 'session') sessions = rowCount ?? 0;
  }
  return sessions;
}
