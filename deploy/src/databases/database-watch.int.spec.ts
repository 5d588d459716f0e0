import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isStorageUnavailable } from '../http/is-storage-unavailable.ts';
import { DatabaseWatch } from './database-watch.ts';
import { openPostgresPool } from './open-pool.ts';

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
  database = await createFreshDatabase();
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
  vi.useRealTimers();
  watch.stop();
  await pool.end();
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.drop();
});

function startWatch(tickMs: number) {
  watch = new DatabaseWatch({ url, tickMs, onChange: (state) => changes.push(state) });
  pool = openPostgresPool(url, 2, undefined, {}, watch.openSocket);
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

it('queries to a frozen server fail, both running and new ones, until it responds', async () => {
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

it('a query of a transaction whose connection was closed fails like the others', async () => {
  const client = await pool.connect();
  client.on('error', () => {});
  freeze();
  await expect.poll(() => watch.isAway).toBe(true);
  expect(isStorageUnavailable(await failureOf(client.query('select 1')))).toBe(true);
  client.release(true);
});

it('a pause of this process is not counted as an outage of the server', async () => {
  await pool.query('select 1');
  const until = performance.now() + 1_000;
  while (performance.now() < until);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(changes).toEqual([]);
});

it('a lost connection of the watch itself is not an outage', async () => {
  await expect.poll(() => sockets.size).toBeGreaterThan(0);
  endConnections();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(changes).toEqual([]);
});

/** Restarts the watch with ticks that the test makes. */
async function controlTicks(): Promise<(count: number) => void> {
  watch.stop();
  await pool.end();
  await expect.poll(() => sockets.size).toBe(0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  startWatch(1);
  return (count) => void vi.advanceTimersByTime(count);
}

it('a server that responds only on other connections is busy, not frozen', async () => {
  const tick = await controlTicks();
  watch.enforce();
  // Not polled: polling would advance the fake timers.
  const connected = once(proxy, 'connection');
  tick(1);
  await connected;
  for (const socket of sockets) socket.unpipe().pause();
  for (let k = 0; k < 10; k++) {
    await pool.query('select 1');
    tick(1);
  }
  expect(changes).toEqual([]);
  tick(5);
  expect(changes).toEqual(['away']);
});

it('a process that starts waits for a silent server', async () => {
  const tick = await controlTicks();
  tick(20);
  expect(changes).toEqual([]);
  watch.enforce();
  tick(5);
  expect(changes).toEqual(['away']);
});
