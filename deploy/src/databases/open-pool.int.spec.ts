import { createServer, type Server, type Socket } from 'node:net';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresPool } from './open-pool.ts';

let database: FreshDatabase;
let silent: Server;
const taken = new Set<Socket>();
beforeAll(async () => {
  database = await createFreshDatabase();
  // Like a host that disappeared: it accepts connections and never responds.
  silent = createServer((socket) => taken.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const socket of taken) socket.destroy();
  silent.close();
  await database.drop();
});

it('a server that accepts connections but never responds is given up', async () => {
  const { port } = silent.address() as { port: number };
  const pool = openPostgresPool(`postgresql://naksha@127.0.0.1:${port}/naksha`, 1, () => {}, {
    connectionTimeoutMillis: 300,
  });
  await expect(pool.query('select 1')).rejects.toThrow(/time/);
  await pool.end();
});

it('a query without a response is given up, and its connection is closed', async () => {
  const pool = openPostgresPool(database.url, 1, () => {}, { query_timeout: 300 });
  await expect(pool.query('select pg_sleep(600)')).rejects.toThrow('timeout');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(600)' and datname = current_database()`,
  );
});
