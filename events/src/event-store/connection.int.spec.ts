import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { inTransaction, withConnection } from './connection.ts';

describe('a connection of a pool', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await createFreshDatabase({ max: 2 });
  });
  afterAll(() => database.drop());

  const cut = async (client: { processID?: number; once(event: 'end', listener: () => void): unknown }) => {
    const known = new Promise<void>((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [client.processID]);
    await known;
  };

  it('that breaks while idle fails the next query, not the process', async () => {
    const asked = withConnection(database.pool, async (client) => {
      await cut(client as never);
      return client.query('select 1');
    });
    await expect(asked).rejects.toThrow(/connection/i);
    for (let k = 0; k < 3; k++) expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that breaks in a transaction reports the first error, and nothing is partly committed', async () => {
    await database.pool.query('create table half (n int)');
    const failed = inTransaction(database.pool, async (client) => {
      await client.query('insert into half values (1)');
      await cut(client as never);
      throw new Error('the work failed');
    });
    await expect(failed).rejects.toThrow('the work failed');
    expect((await database.pool.query('select * from half')).rows).toEqual([]);
  });

  it('that does not respond in time is closed, and nothing else waits for it', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1, query_timeout: 500 });
    try {
      for (const work of [inTransaction, withConnection]) {
        await expect(work(pool, (client) => client.query('select pg_sleep(600)'))).rejects.toThrow('timeout');
        expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      }
    } finally {
      await pool.end();
    }
    const left = `from pg_stat_activity where datname = current_database() and query like '%pg_sleep(600)'`;
    await database.pool.query(`select pg_terminate_backend(pid) ${left}`);
  });
});
