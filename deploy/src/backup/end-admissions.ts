import type pg from 'pg';

/**
 * What lets somebody in: sessions that may have been ended since the backup, and codes and challenges that may have been used since.
 * Nobody can know, so all of them end and people sign in again. Recovery codes are good for one use each, and are made anew. Tokens of partners
 * are given out anew.
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
 * Within the transaction that brings the rows, so that none of them is ever good in the restored database.
 * @param tables that the backup has; an older one may lack some @returns how many sessions were ended
 */
export async function endAdmissions(client: pg.Client, tables: ReadonlySet<string>): Promise<number> {
  let sessions = 0;
  for (const table of ADMISSIONS.filter((name) => tables.has(name))) {
    const { rowCount } = await client.query(`delete from "${table}"`);
    if (table === 'session') sessions = rowCount ?? 0;
  }
  return sessions;
}
