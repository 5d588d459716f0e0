import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installMissingPrograms, LocalServer, nginxServer } from '@naksha/deploy/local';
import { createRunFolder } from '@naksha/deploy/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import { type Answer, TestClient } from '../app/test-client.ts';
import { Bed } from '../bed/bed.ts';
import { withClient } from '../bed/positions.ts';

const RESTARTS = Number(process.env.NAKSHA_RESTARTS ?? 2);
const WRITERS = 24;
const READERS = 18;
/** Between a client's requests, so that one api on two cores keeps up. */
const PACE_MS = 200;
/** Each is answered before the next step. */
const REQUESTS_BETWEEN = 100;

vi.setConfig({ testTimeout: 120_000 + RESTARTS * 120_000, hookTimeout: 300_000 });

let bed: Bed;
let dir: string;
let front: LocalServer;
let sellers: TestClient[];
beforeAll(async () => {
  installMissingPrograms(['nginx'], (line) => console.log(`  ${line}`));
  bed = await Bed.start({ processes: { api: 2, projector: 1 }, settings: { DRAIN_SECONDS: '5' } });
  dir = createRunFolder('rolling restarts');
  const origins = bed.apis.map(({ url }) => Number(new URL(url).port));
  // Each client has its own address, because nginx limits requests by address.
  const lines = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'];
  front = new LocalServer(nginxServer({ origins, lines }), join(dir, 'nginx'));
  await front.start();
  sellers = [];
  for (let k = 0; k < WRITERS; k++) sellers.push(await open(k).signIn(`+9198123557${10 + k}`, 'Asha'));
});
afterEach(({ task }) => bed.report(task));
afterAll(async () => {
  await front?.stop();
  await bed?.end();
  rmSync(dir, { recursive: true, force: true });
});

function open(k: number): TestClient {
  const client = new TestClient(front.address, (phone) => bed.sms.readCode(phone));
  client.address = `10.1.0.${k + 1}`;
  return client;
}

const countPosted = (): Promise<number> =>
  withClient(bed.writeDatabase.direct, async (client) => {
    const { rows } = await client.query(`select count(*)::int as posted from events where type = 'ListingPosted'`);
    return rows[0].posted;
  });

it(`${RESTARTS} restarts of an api under ${WRITERS} writers and ${READERS} readers fail no request and break no connection`, async () => {
  const outcomes = new Map<string, number>();
  let [posted, going] = [0, true];
  const failures: string[] = [];
  const note = (outcome: string) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const count = (status: string) => outcomes.get(status) ?? 0;
  const ask = async (kind: 'write' | 'read', send: () => Promise<Answer>): Promise<boolean> => {
    try {
      const { status, text } = await send();
      note(`${kind} ${status}`);
      // 429: the only api that runs is busy, which depends on the machine.
      if (status !== 200 && status !== 429) failures.push(`${kind} ${status}: ${text.slice(0, 200)}`);
      return status === 200;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      note(`${kind} broken`);
      failures.push(`${kind} broken: ${cause?.code ?? message}`);
      return false;
    }
  };
  const write = async (k: number) => {
    // Without an idempotency key, so that nginx may send none of them a second time.
    for (let nth = 0; going; nth++, await pause(PACE_MS)) {
      const flat = { ...sampleFlat, expected_price: 5_000_000 + k * 100_000 + nth };
      if (await ask('write', () => sellers[k].post('/api/property/residential/flat', flat))) posted++;
    }
  };
  const read = async (k: number) => {
    const reader = open(WRITERS + k);
    const list = `/api/listings?bbox=76.70,30.69,76.72,30.71&price_range=${k},`;
    // Different queries, so that no cache answers.
    for (let nth = 0; going; nth++, await pause(PACE_MS))
      await ask('read', () => reader.get(nth % 4 === 0 ? tileOfSample(14) : `${list}${100 + (nth % 400)}`));
  };
  const before = await countPosted();
  const people = [
    ...Array.from({ length: WRITERS }, (_, k) => write(k)),
    ...Array.from({ length: READERS }, (_, k) => read(k)),
  ];
  const someAnswered = async () => {
    const already = [count('write 200'), count('read 200')];
    await expect
      .poll(() => Math.min(count('write 200') - already[0], count('read 200') - already[1]), { timeout: 60_000 })
      .toBeGreaterThan(REQUESTS_BETWEEN);
  };
  try {
    await someAnswered();
    for (let k = 0; k < RESTARTS; k++) {
      const api = bed.apis[k % bed.apis.length];
      await api.stop();
      await someAnswered();
      await api.start();
      await someAnswered();
    }
  } finally {
    going = false;
    await Promise.all(people);
    console.log(`  ${RESTARTS} restarts: ${JSON.stringify(Object.fromEntries(outcomes))}`);
  }
  expect(failures).toEqual([]);
  expect(await countPosted()).toBe(before + posted);
});
