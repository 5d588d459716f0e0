import type { PhotoId } from '@naksha/events/kernel';
import { S3PhotoStore } from '@naksha/services/s3';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { Bed } from '../bed/bed.ts';
import { findGroup, readMessages, readOffsets } from '../bed/kafka-tools.ts';
import { withClient } from '../bed/positions.ts';
import { openBrowser, type TestBrowser } from '../browser/browser.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';
import { DEALER, runFivePeople } from './five-people.ts';

let bed: Bed;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  bed = await Bed.start({
    processes: { api: 2, projector: 2, relay: 1, worker: 1 },
    servers: { kafka: true, redis: true, s3: true },
    settings: { PUBLIC_URL: 'https://naksha.example', DEALER_PHONES: DEALER },
  });
  browser = await openBrowser();
  people = new PeopleOnStage(browser);
  await bed.caughtUp();
});
afterAll(() => Promise.all([bed?.end(), browser?.close()]));
afterEach(async ({ task }) => {
  await people?.leave(task);
  bed?.report(task);
});

it('D-29 D-31 the main flow works with separate processes on real servers: sellers use one api, buyers and staff another', async () => {
  const [one, other] = bed.apis;
  const at = { seller: one, dealer: one, buyer: other, reviewer: other, assistant: other };
  await runFivePeople({
    arrive: (path, who) => people.arrive({ url: at[who].url, readCode: (phone) => bed.sms.readCode(phone) }, path),
    appointAssistant: async (phone) =>
      void (await bed.run('staff', 'add', phone, '--role', 'assistant', '--city', 'Mohali')),
    proveStaff: () => proveSecondFactor(bed.writeDatabase.direct),
    // Generous for a machine with six processes, four servers and five browsers.
    workWithinMs: 150_000,
  });
  expect(bed.all('projector')).toHaveLength(2);
  // Kafka was used: everything was published and consumed.
  await bed.published();
  const broker = bed.kafka.address;
  const group = await findGroup(broker, 'naksha-projector');
  const read = await readOffsets(broker, group);
  expect(Math.max(...read.values())).toBeGreaterThan(0);
  expect((await readMessages(broker)).length).toBeGreaterThan(0);
  const weights = await weighPhotosInBucket();
  expect(weights).toHaveLength(4);
  expect(Math.min(...weights)).toBeGreaterThan(100);
}, 400_000);

async function weighPhotosInBucket(): Promise<number[]> {
  const { rows } = await withClient(bed.writeDatabase.direct, (client) =>
    client.query<{ id: PhotoId }>(`select id from photo where state = 'ready'`),
  );
  const store = new S3PhotoStore(bed.bucket);
  const files = rows.flatMap(({ id: photo }) => ['320.avif', '800.webp'].map((name) => ({ photo, name })));
  const weights: number[] = [];
  for (const file of files) {
    const found = await store.get(file);
    found?.body.destroy();
    weights.push(found?.bytes ?? 0);
  }
  store.close();
  return weights;
}
