import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Rewriting blocks readers: tenths of a second for this size. */
const MAX_REWRITTEN_BYTES = 256 * 1024 * 1024;
/** Everyone else would queue behind. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * VACUUM keeps rows deleted since transactions older than $1 began: in sessions, on replicas or prepared. Those that
 * write in other databases count too.
 */
const OLDER_READERS = `
  select exists (
    select from (
      select backend_xmin as xmin from pg_stat_activity
        where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      union all select backend_xid from pg_stat_activity where pid <> pg_backend_pid()
      union all select xmin from pg_replication_slots
      union all select transaction from pg_prepared_xacts
    ) as other
    where age(other.xmin) > age($1::xid)
  ) as found`;
const POLL_MS = 20;

const TABLES = `
  select format('%I', relname) as name, pg_total_relation_size(oid) as bytes
  from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and (relname like 'vault\\_%' or relname = any($1))
  order by 1`;

/** DELETE and plain VACUUM leave deleted rows' bytes on disk; VACUUM FULL rewrites the table. */
export class RewriteTables {
  constructor(
    private readonly databaseUrl: string,
    private readonly tables: readonly string[],
    private readonly maxRewrittenBytes = MAX_REWRITTEN_BYTES,
  ) {}

  /** False: try again later, because a transaction may still see deleted rows or holds a table. */
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
      // Old planner statistics contain column values and are kept while a transaction can see them.
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

async function waitForOlderReaders(client: pg.Client): Promise<boolean> {
  const next = (await client.query('select pg_snapshot_xmax(pg_current_snapshot())::xid::text as xid')).rows[0].xid;
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  while ((await client.query(OLDER_READERS, [next])).rows[0].found) {
    if (performance.now() > deadline) return false;
    await setTimeout(POLL_MS);
  }
  return true;
}
