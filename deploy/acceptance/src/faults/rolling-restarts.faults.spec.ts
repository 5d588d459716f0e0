import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installMissingPrograms, LocalServer, nginx } from '@naksha/deploy/local';
import { createRunFolder } from '@naksha/deploy/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import { TestClient } from '../app/test-client.ts';
import { Bed } from '../bed/bed.ts';
import { withClient } from '../bed/positions.ts';

const RESTARTS = Number(process.env.NAKSHA_RESTARTS ?? 2);
const WRITERS = 24;
const READERS = 18;
/** Between a client's requests, so that two apis on two cores keep up. */
const PACE_MS = 200;
/** Each is answered on both apis before the next restart. */
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
  front = new LocalServer(nginx({ origins }), join(dir, 'nginx'));
  await front.start();
  sellers = [];
  for (let k = 0; k < WRITERS; k++) sellers.push(await open().signIn(`+9198123557${10 + k}`, 'Asha'));
});
afterEach(({ task }) => bed.report(task));
afterAll(async () => {
  await front?.stop();
  await bed?.end();
  rmSync(dir, { recursive: true, force: true });
});

const open = () => new TestClient(front.address, (phone) => bed.sms.readCode(phone));

const countPosted = (): Promise<number> =>
  withClient(bed.writeDatabase.direct, async (client) => {
    const { rows } = await client.query(`select count(*)::int as posted from events where type = 'ListingPosted'`);
    return rows[0].posted;
  });

it(`${RESTARTS} restarts of an api under ${WRITERS} writers and ${READERS} readers fail no request and break no connection`, async () => {
  const statuses = new Map<string, number>();
  let [answered, posted, going] = [0, 0, true];
  const count = (outcome: string) => {
    answered++;
    statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  };
  const ask = async (send: () => Promise<{ status: number }>): Promise<number> => {
    const status = await send().then(
      (answer) => answer.status,
      (error: Error & { cause?: { code?: string } }) => {
        count(`broken: ${error.cause?.code ?? error.message}`);
        return 0;
      },
    );
    if (status > 0) count(String(status));
    return status;
  };
  const write = async (writer: number) => {
    // Without an idempotency key, so that nginx may send none of them a second time.
    for (let k = 0; going; k++, await pause(PACE_MS)) {
      const body = { ...sampleFlat, expected_price: 5_000_000 + writer * 100_000 + k };
      if ((await ask(() => sellers[writer].post('/api/property/residential/flat', body))) === 200) posted++;
    }
  };
  const read = async (reader: number) => {
    const anyone = open();
    const list = `/api/listings?bbox=76.70,30.69,76.72,30.71&price_range=${reader},`;
    // Different addresses, so that no cache answers.
    for (let k = 0; going; k++)
      await ask(() => anyone.get(k % 4 === 0 ? tileOfSample(14) : `${list}${100 + (k % 800)}`));
  };
  const before = await countPosted();
  const people = [
    ...Array.from({ length: WRITERS }, (_, k) => write(k)),
    ...Array.from({ length: READERS }, (_, k) => read(k)),
  ];
  const someAnswered = async () => {
    const already = answered;
    await expect.poll(() => answered - already, { timeout: 60_000 }).toBeGreaterThan(REQUESTS_BETWEEN);
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
    console.log(`  ${RESTARTS} restarts, ${answered} requests: ${JSON.stringify(Object.fromEntries(statuses))}`);
  }
  expect([...statuses.keys()].filter((outcome) => !/^[234]/.test(outcome))).toEqual([]);
  expect(await countPosted()).toBe(before + posted);
});
