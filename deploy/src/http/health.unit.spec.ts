import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { API_READINESS, serveHealthChecks } from './health.ts';

it('checks the databases at most once at a time and once a second, however many readiness requests arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const server = fastify();
    let asked = 0;
    let answer = Promise.withResolvers<boolean>();
    const database = () => {
      asked++;
      return answer.promise;
    };
    serveHealthChecks(server, { database });
    await server.ready();
    const ready = async () => (await server.inject('/health/ready')).statusCode;
    const many = Promise.all(Array.from({ length: 20 }, ready));
    await vi.waitFor(() => expect(asked).toBe(1));
    answer.resolve(true);
    expect(new Set(await many)).toEqual(new Set([200]));
    expect([await ready(), asked]).toEqual([200, 1]);
    answer = Promise.withResolvers();
    answer.resolve(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await ready(), asked]).toEqual([503, 2]);
    await server.close();
  } finally {
    vi.useRealTimers();
  }
});

it('is not ready once it was told to stop, whatever an earlier check found', async () => {
  const server = fastify();
  let stopping = false;
  serveHealthChecks(server, { database: () => true }, {}, () => stopping);
  await server.ready();
  const ready = async () => {
    const answer = await server.inject('/health/ready');
    return [answer.statusCode, answer.headers['cache-control'], answer.json().status];
  };
  expect(await ready()).toEqual([200, 'no-store', 'ready']);
  stopping = true;
  expect(await ready()).toEqual([503, 'no-store', 'stopping']);
  expect((await server.inject('/health/live')).statusCode).toBe(200);
  await server.close();
});

it('reads are ready without databases, but not before map and documents; writes need the write database', async () => {
  const server = fastify();
  const parts = { write_database: true, read_database: true, documents: true, map: true };
  const readiness = Object.fromEntries(
    Object.keys(parts).map((name) => [name, () => parts[name as keyof typeof parts]]),
  );
  let stopping = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serveHealthChecks(server, readiness, {}, () => stopping, API_READINESS);
  await server.ready();
  const ready = async (change: Partial<typeof parts> = {}) => {
    Object.assign(parts, { write_database: true, read_database: true, documents: true, map: true }, change);
    await vi.advanceTimersByTimeAsync(1_000);
    const paths = ['/health/ready', '/health/ready/reads', '/health/ready/writes'];
    return Promise.all(paths.map(async (path) => (await server.inject(path)).statusCode));
  };
  expect(await ready()).toEqual([200, 200, 200]);
  expect(await ready({ write_database: false, read_database: false })).toEqual([503, 200, 503]);
  expect(await ready({ read_database: false })).toEqual([503, 200, 200]);
  expect(await ready({ map: false })).toEqual([503, 503, 503]);
  expect(await ready({ documents: false })).toEqual([503, 503, 200]);
  stopping = true;
  expect(await ready()).toEqual([503, 503, 503]);
  vi.useRealTimers();
  await server.close();
});
