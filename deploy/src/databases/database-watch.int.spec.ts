import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { type FreshDatabase, freshDatabase } from '@naksha/events/testing';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStorageUnavailable } from '../http/is-storage-unavailable.ts';
import { DatabaseWatch } from './database-watch.ts';
import { openPool } from './open-pool.ts';

let database: FreshDatabase;
let proxy: Server;
let isFrozen = false;
const sockets = new Set<Socket>();
let url: string;
let watch: DatabaseWatch;
let pool: pg.Pool;
const changes: string[] = [];

/** A way to the database that can freeze as a stopped server does: it accepts connections and answers nothing. */
beforeEach(async () => {
  database = await freshDatabase();
  const { hostname, port } = new URL(database.url);
  isFrozen = false;
  changes.length = 0;
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ]) {
      sockets.add(from);
      from.on('close', () => sockets.delete(from));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
      if (isFrozen) from.unpipe().pause();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = new URL(database.url);
  Object.assign(through, { hostname: '127.0.0.1', port: String((proxy.address() as { port: number }).port) });
  url = through.href;
  startWatch(20);
  watch.enforce();
});
afterEach(async () => {
  watch.stop();
  await pool.end();
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.drop();
});

function startWatch(tickMs: number) {
  watch = new DatabaseWatch({ url, tickMs, onChange: (state) => changes.push(state) });
  pool = openPool(url, 2, undefined, {}, watch.openSocket);
}

function freeze() {
  isFrozen = true;
  for (const socket of sockets) socket.unpipe().pause();
}

function endConnections() {
  isFrozen = false;
  for (const socket of sockets) socket.destroy();
}

const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

it('queries to a frozen server fail, those under way and new ones, until it responds', async () => {
  await pool.query('select 1');
  const asleep = failureOf(pool.query('select pg_sleep(600)'));
  freeze();
  const failures = [await asleep, await failureOf(pool.query('select 1')), await failureOf(pool.query('select 1'))];
  expect(failures.map(isStorageUnavailable)).toEqual([true, true, true]);
  expect(watch.isAway).toBe(true);
  endConnections();
  await expect.poll(() => watch.isAway).toBe(false);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(changes).toEqual(['away', 'back']);
});

it('a query of a transaction whose connection was closed fails as the others', async () => {
  const client = await pool.connect();
  client.on('error', () => {});
  freeze();
  await expect.poll(() => watch.isAway).toBe(true);
  expect(isStorageUnavailable(await failureOf(client.query('select 1')))).toBe(true);
  client.release(true);
});

it('a stall of this process is not blamed on the server', async () => {
  await pool.query('select 1');
  const until = performance.now() + 1_000;
  while (performance.now() < until);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(changes).toEqual([]);
});

it('a lost connection of its own is not an outage', async () => {
  await expect.poll(() => sockets.size).toBeGreaterThan(0);
  endConnections();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(changes).toEqual([]);
});

it('a server that responds to other connections only is busy, not frozen', async () => {
  watch.stop();
  await pool.end();
  await expect.poll(() => sockets.size).toBe(0);
  startWatch(100);
  watch.enforce();
  await expect.poll(() => sockets.size).toBe(2);
  for (const socket of sockets) socket.unpipe().pause();
  const until = performance.now() + 1_000;
  while (performance.now() < until) await pool.query('select 1');
  expect(changes).toEqual([]);
});

it('during the start of a process, a silent server is waited for', async () => {
  watch.stop();
  await pool.end();
  startWatch(20);
  const sleeping = pool.query('select pg_sleep(0.5)');
  await expect.poll(() => sockets.size).toBeGreaterThan(0);
  const paused = [...sockets];
  for (const socket of paused) socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const socket of paused) socket.resume();
  await sleeping;
  expect(changes).toEqual([]);
});
