import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Spawned } from '@naksha/deploy/testing';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { LiveStream } from '../app/live-stream.ts';
import { TestClient } from '../app/test-client.ts';

let database: FreshDatabase;
const started: Spawned[] = [];
beforeEach(async () => {
  database = await createFreshDatabase();
});
afterEach(async () => {
  for (const { process } of started) process.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  await database.drop();
});

const start = (part: string, settings: Record<string, string> = {}): Spawned => {
  const one = builtMain(part, [], {
    DATABASE_URL: database.url,
    NAKSHA_SECRET: 'a secret that all parts share, 40 letters',
    PORT: '0',
    MAP_STYLE_URL: 'plain',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    ...settings,
  });
  started.push(one);
  return one;
};
const waitForAddress = async (part: string, one: Spawned): Promise<string> =>
  /http:\S+/.exec(await one.line(`${part} is ready at http`))?.[0] ?? '';
const readCodes = (one: Spawned) => (phone: string) =>
  new RegExp(`SMS to \\${phone}: (\\d+)`, 'g').exec(one.output())?.[1] ?? '';

describe('parts as separate processes', () => {
  it('two apis and two projectors share one database without Kafka and Redis, and each shows what another accepted', async () => {
    const [projector] = [start('projector'), start('projector')];
    const [one, other] = [start('api'), start('api')];
    const [here, there] = await Promise.all([waitForAddress('api', one), waitForAddress('api', other)]);
    const seller = await new TestClient(here, readCodes(one)).signIn('+919812300011', 'Asha');
    const posted = await seller.postFlat();

    const elsewhere = new TestClient(there, readCodes(other));
    const count = await elsewhere.get(`/api/map/count?after=${posted.position}`);
    expect([count.status, count.headers.get('naksha-behind'), count.body]).toEqual([
      200,
      null,
      { total: 0, under_review: 1 },
    ]);
    const health = await waitForAddress('projector', projector);
    await expect
      .poll(async () => (await fetch(`${health}/health/ready`)).json())
      .toEqual({ status: 'ready', parts: { write_database: true, read_database: true, projector: true } });
    const figures = async () => (await fetch(`${health}/metrics`)).text();
    await expect.poll(figures).toMatch(/^naksha_projection_lag_events 0$/m);
    expect(await figures()).toMatch(/^naksha_parked_keys 0$/m);
  });

  it('a process that is told to stop finishes its requests, disconnects its live clients, and exits without an error', async () => {
    start('projector');
    const api = start('api');
    const address = await waitForAddress('api', api);
    await expect.poll(async () => (await fetch(`${address}/health/ready`)).status, { timeout: 30_000 }).toBe(200);
    const live = await LiveStream.open(`${address}/api/live`);
    // Waits for a position that never comes.
    const request = get(`${address}/api/map/count?after=0:1000000`, { headers: { expect: '100-continue' } });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    await once(request, 'continue');
    api.process.kill('SIGTERM');
    const [answer] = await answered;
    expect([answer.statusCode, answer.headers['naksha-behind']]).toEqual([200, 'true']);
    answer.resume();
    await live.end();
    expect(await api.ended, api.output()).toBe(0);
    await expect(fetch(`${address}/health/live`)).rejects.toThrow();
    expect(api.output()).not.toMatch(/"level"| {4}at /);
  });

  it('after a stop signal, an api is not ready and still serves open and new connections until load balancers notice', async () => {
    start('projector');
    const api = start('api', { DRAIN_SECONDS: '60' });
    const address = await waitForAddress('api', api);
    const agents = Array.from({ length: 30 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ask = async (agent: Agent) => {
      const request = get(`${address}/api/property/cities`, { agent });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return { status: answer.statusCode, connection: answer.headers.connection, reused: request.reusedSocket };
    };
    for (const agent of agents)
      expect(await ask(agent)).toEqual({ status: 200, connection: 'keep-alive', reused: false });
    api.process.kill('SIGTERM');
    await expect
      .poll(async () => {
        const answer = await fetch(`${address}/health/ready`);
        return [answer.status, await answer.json()];
      })
      .toEqual([503, { status: 'stopping' }]);
    for (const agent of agents)
      expect(await ask(agent)).toEqual({ status: 200, connection: 'keep-alive', reused: true });
    const newAgent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(newAgent)).toEqual({ status: 200, connection: 'keep-alive', reused: false });
    // A second signal of the same kind counts only after a second.
    api.process.kill('SIGINT');
    expect(await api.ended, api.output()).toBe(0);
  });

  it('a process with missing requirements names them and starts nothing', async () => {
    for (const [part, words] of [
      ['api', 'DATABASE_URL must be set'],
      ['projector', 'DATABASE_URL must be set'],
      ['relay', 'KAFKA_BROKERS must be set'],
    ] as const) {
      const one = start(part, part === 'relay' ? {} : { DATABASE_URL: '' });
      expect(await one.ended).toBe(1);
      expect(one.output()).toContain(words);
    }
  });
});
