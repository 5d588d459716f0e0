import type { AccountId } from '@naksha/events/kernel';
import pg from 'pg';

/** Rewriting holds off readers: some tenths of a second for a table of this size. */
const MAX_REWRITTEN_BYTES = 256 * 1024 * 1024;
/** Whoever holds a table longer, as a backup does, is not waited for: everybody else would wait behind. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** The oldest transaction that any session of this database, replica or prepared transaction may still read rows of. */
const SEEN_BY_OTHERS = `
  select exists (
    select from erasure e, (
      select backend_xmin as xmin from pg_stat_activity
        where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      union all select xmin from pg_replication_slots
      union all select transaction from pg_prepared_xacts where database = current_database()
    ) as other
    where e.account = $1 and age(other.xmin) >= age(e.xmin)
  ) as seen`;

/** The tables named, and every other table of the vault. */
const TABLES = `
  select format('%I', relname) as name, pg_total_relation_size(oid) as bytes
  from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and (relname like 'vault\\_%' or relname = any($1))
  order by 1`;

/**
 * Removes deleted rows from the files of the database. DELETE leaves them there, and plain VACUUM frees their space without
 * overwriting it; only VACUUM FULL writes a table without them.
 */
export class RewriteTables {
  constructor(
    private readonly databaseUrl: string,
    private readonly tables: readonly string[],
  ) {}

  /**
   * @param account whose rows have been deleted
   * @returns false where it has to be tried again later: somebody may still read the deleted rows, or holds a table
   */
  async withoutRowsOf(account: AccountId): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'naksha erasure' });
    client.on('error', () => {});
    await client.connect();
    try {
      if ((await client.query(SEEN_BY_OTHERS, [account])).rows[0].seen) return false;
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}; set statement_timeout = 0`);
      const { rows } = await client.query<{ name: string; bytes: string }>(TABLES, [[...this.tables]]);
      for (const { name, bytes } of rows)
        await client.query(`vacuum (${Number(bytes) > MAX_REWRITTEN_BYTES ? '' : 'full, '}analyze) ${name}`);
      // Values of columns are copied here for the planner; ANALYZE has just replaced them.
      await client.query('vacuum (full) pg_statistic');
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    } finally {
      await client.end();
    }
  }
}
