import { setTimeout as lasts } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bed, type Main } from '../bed/bed.ts';
import type { BedPerson } from '../bed/bed-person.ts';
import { findRepeatedTexts } from '../bed/effects-invariant.ts';
import { checkInvariants } from '../bed/invariants.ts';
import { exhaustMemoryOfApi } from './exhaust-memory.ts';
import { PARTED } from './parted.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const HOUR = 3_600_000;
const PARTED_MS = 1_500;

/** One process of each kind with Kafka and Redis over TLS, as in production. */
let bed: Bed;
let [seller, staff, buyer]: BedPerson[] = [];
beforeAll(async () => {
  bed = await Bed.start({
    processes: { api: 1, relay: 1, projector: 1, worker: 1 },
    servers: { kafka: true, redis: true, readDatabase: true, secured: true },
    supervised: true,
    atNoon: true,
  });
  [seller, staff, buyer] = [await bed.person(), await bed.staff(), await bed.person('Vikram')];
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

async function sell(homes = 1): Promise<void> {
  for (const home of await seller.post(homes)) {
    await staff.verify(home);
    await buyer.contact(home);
  }
  await bed.caughtUp();
  await bed.published();
  const told = () => bed.sms.ofEffects.length;
  await expect.poll(told, { timeout: 120_000 }).toBe(bed.ledger.count('ListingContacted'));
}
const [api, worker] = [() => bed.all('api')[0], () => bed.all('worker')[0]];
const away = async (url: string) =>
  ((await (await fetch(`${url}/health/ready`)).json()) as { away?: string[] }).away ?? [];

it('everything works with Kafka and Redis over TLS with passwords, also after the connections were cut', async () => {
  expect(bed.redis.address).toMatch(/^rediss:\/\/naksha:[^@]+@127/);
  await sell();
  expect(await away(api().url)).toEqual([]);
  for (const server of [bed.kafka, bed.redis]) server.cut();
  await expect.poll(() => away(api().url)).toEqual(['cache']);
  for (const server of [bed.kafka, bed.redis]) server.restore();
  await expect.poll(() => away(api().url)).toEqual([]);
  await sell();
  await checkInvariants(bed);
});

it.each([
  ['an api', 'an hour ahead', api, HOUR],
  ['an api', 'an hour behind', api, -HOUR],
  ['a worker', 'an hour ahead', worker, HOUR],
  ['a worker', 'an hour behind', worker, -HOUR],
])('a clock step of %s by %s and back loses nothing and repeats nothing', async (_, __, find, ms) => {
  await find().stepClock(ms);
  await sell();
  await find().stepClock(0);
  await sell();
  await bed.effectsDone();
  expect(findRepeatedTexts(bed, 0)).toEqual([]);
  await checkInvariants(bed);
});

it('each process continues after it was cut off from each server it uses', async () => {
  for (const [main, servers] of Object.entries(PARTED) as [Main, (typeof PARTED)['api']][])
    for (const server of servers) {
      const [process] = bed.all(main);
      bed[server].isolate(process);
      await lasts(PARTED_MS);
      bed[server].restore();
    }
  await sell();
  await checkInvariants(bed);
});

it('an api that runs out of memory exits, restarts and keeps everything it acknowledged', async () => {
  const ended = await exhaustMemoryOfApi(bed, () => seller.post());
  expect(ended).toMatch(/heap out of memory/);
  await sell();
  await checkInvariants(bed);
});

describe('rejected credentials', () => {
  const redis = () => bed.redis.address;
  it.each([
    ['a certificate that nobody vouches for', () => ({ NODE_EXTRA_CA_CERTS: '' })],
    ['no TLS', () => ({ KAFKA_TLS: 'off', REDIS_URL: redis().replace('rediss:', 'redis:') })],
    ['a wrong password', () => ({ KAFKA_PASSWORD: 'guessed', REDIS_URL: redis().replace(/:[^:@]+@/, ':guessed@') })],
  ])(
    'a process with %s is rejected by both servers, logs no password and continues without them',
    async (_, settings) => {
      const [secret = ''] = /(?<=:)[^:@]+(?=@)/.exec(redis()) ?? [];
      const [first] = bed.all('relay');
      await first.stop();
      const [stranger, relay] = [await bed.add('api', settings()), await bed.add('relay', settings())];
      try {
        expect(await away(stranger.url)).toEqual(['cache']);
        expect((await fetch(`${stranger.url}/api/property/cities`)).status).toBe(200);
        await seller.post();
        await expect.poll(() => relay.log).toMatch(/"level":50.*Kafka/);
        await expect(bed.published(3_000)).rejects.toThrow('Events were not published to Kafka in time');
        for (const { log } of [stranger, relay])
          for (const password of [secret, 'guessed']) expect(log).not.toContain(password);
      } finally {
        await bed.remove(relay);
        await bed.remove(stranger);
        await first.start();
      }
      await bed.published();
    },
  );
});
