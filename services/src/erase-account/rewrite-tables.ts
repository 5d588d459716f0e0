import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Rewriting holds off readers: some tenths of a second for a table of this size. */
const MAX_REWRITTEN_BYTES = 256 * 1024 * 1024;
/** Whoever reads old rows or holds a table for longer, as a backup does, is not waited for: everybody else would wait behind. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a transaction older than $1 goes on in a session, a replica or prepared: as long as it does, VACUUM keeps rows deleted since. */
const OLDER_READERS = `
  select exists (
    select from (
      select unnest(array[backend_xmin, backend_xid]) as xmin from pg_stat_activity
        where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      union all select xmin from pg_replication_slots
      union all select transaction from pg_prepared_xacts where database = current_database()
    ) as other
    where age(other.xmin) > age($1::xid)
  ) as found`;
const POLL_MS = 20;

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
    private readonly maxRewrittenBytes = MAX_REWRITTEN_BYTES,
  ) {}

  /** @returns false where it has to be tried again later: somebody may still read the deleted rows, or holds a table */
  async withoutDeletedRows(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'naksha erasure' });
    client.on('error', () => {});
    await client.connect();
    try {
      if (!(await waitForOlderReaders(client))) return false;
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}; set statement_timeout = 0`);
      const { rows } = await client.query<{ name: string; bytes: string }>(TABLES, [[...this.tables]]);
      for (const { name, bytes } of rows)
        await client.query(`vacuum (${Number(bytes) > this.maxRewrittenBytes ? '' : 'full, '}analyze) ${name}`);
      // The planner's copies of column values, which ANALYZE has just replaced: as long as somebody sees the old ones, VACUUM keeps them.
      if (!(await waitForOlderReaders(client))) return false;
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

/** @returns whether every transaction that had begun ended in time: rows deleted until now are then removed by VACUUM */
async function waitForOlderReaders(client: pg.Client): Promise<boolean> {
  const next = (await client.query('select pg_snapshot_xmax(pg_current_snapshot())::xid::text as xid')).rows[0].xid;
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  while ((await client.query(OLDER_READERS, [next])).rows[0].found) {
    if (performance.now() > deadline) return false;
    await setTimeout(POLL_MS);
  }
  return true;
}
