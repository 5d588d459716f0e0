import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { Bed } from '../bed/bed.ts';
import { findGroup, readMessages, readOffsets } from '../bed/kafka-witness.ts';
import { openBrowser, type TestBrowser } from '../browser/browser.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';
import { threePeople } from './five-people.ts';

let bed: Bed;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  bed = await Bed.start({
    processes: { api: 2, projector: 2, relay: 1, worker: 1 },
    servers: { kafka: true, redis: true },
    settings: { PUBLIC_URL: 'https://naksha.example' },
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

it('D-29 D-31 as separate processes on real servers the main job is the same: the seller asks one api process, buyer and staff another', async () => {
  const [one, other] = bed.apis;
  const at = { seller: one, buyer: other, staff: other };
  await threePeople({
    arrive: (path, who) => people.arrive({ url: at[who].url, readCode: (phone) => bed.sms.readCode(phone) }, path),
    proveStaff: () => proveSecondFactor(bed.writeDatabase.direct),
    // A machine that runs six processes, three servers and three browsers at once may take its time.
    leadWithinMs: 5000,
  });
  expect(bed.all('projector')).toHaveLength(2);
  // It went by way of Kafka: the relay has published all of it, and the projectors' group has read where anything happened.
  await bed.published();
  const broker = bed.kafka.address;
  const group = await findGroup(broker, 'naksha-projector');
  const read = await readOffsets(broker, group);
  expect(Math.max(...read.values())).toBeGreaterThan(0);
  expect((await readMessages(broker)).length).toBeGreaterThan(0);
});
