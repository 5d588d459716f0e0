import { createLogger, startNaksha } from '@naksha/deploy';
import { createTestConfig, testErasureLedgerPath } from '@naksha/deploy/testing';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import pg from 'pg';
import { inject } from 'vitest';

const SERVED = 'naksha_served';
const LOCK = 5_201_904_411;

let made: Promise<void> | undefined;

/** A copy of a database after a first start. Copying takes a twentieth of the second that a start takes. */
export async function copyServedDatabase(): Promise<FreshDatabase> {
  made ??= makeTemplate();
  await made;
  return createFreshDatabase({ template: SERVED });
}

async function makeTemplate(): Promise<void> {
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [SERVED]);
    if (rowCount) return;
    const { url, pool } = await createFreshDatabase();
    const naksha = await startNaksha({
      config: createTestConfig({ ERASURE_LEDGER: testErasureLedgerPath(url) }),
      databases: { write: url, read: url },
      logger: createLogger('warn'),
      worker: false,
    });
    await naksha.stop();
    // Each copy has its own ledger.
    await pool.query('delete from erasure_ledger');
    await pool.end();
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${SERVED}`);
  } finally {
    await admin.end();
  }
}
