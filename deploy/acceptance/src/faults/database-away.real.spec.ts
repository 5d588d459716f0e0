import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import { type Answer, TestClient } from '../app/test-client.ts';
import { Bed } from '../bed/bed.ts';

const LIST = '/api/listings?bbox=76.60,30.60,76.90,30.80';
/** Shorter than any timeout of a database connection, so that only the watch of the database can be the cause of a response. */
const ANSWER_MS = 8_000;

let bed: Bed;
let seller: TestClient;
let anyone: TestClient;
beforeAll(async () => {
  bed = await Bed.start({ processes: { api: 1, projector: 1 } });
  const open = () => new TestClient(bed.apis[0].url, (phone) => bed.sms.readCode(phone), ANSWER_MS);
  anyone = open();
  seller = await open().signIn('+919812377001', 'Asha');
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

const post = () => seller.post('/api/property/residential/flat', sampleFlat);

it('PostgreSQL is frozen: what needs it gets 503 with Retry-After, and all works again once it continues', async () => {
  const { id } = await seller.postFlat();
  await bed.caughtUp();
  const requests: Record<string, () => Promise<Answer>> = {
    command: post,
    'own listings': () => seller.get('/api/me/listings'),
    'sign-in': () => anyone.post('/api/auth/signup/signin', { mobile_phone: '9812377002', country_code: '+91' }),
    page: () => seller.get(`/api/property/${id}`),
  };
  bed.writeDatabase.pause();
  // At once, while the process does not know yet, and again when it does.
  for (const when of ['at once', 'then'])
    await Promise.all(
      Object.entries(requests).map(async ([name, send]) => {
        const since = performance.now();
        const { status, headers } = await send();
        console.log(`  frozen, ${when}, ${name}: ${status} in ${Math.round(performance.now() - since)} ms`);
        expect(status, name).toBe(503);
        expect(Number(headers.get('retry-after')), name).toBeGreaterThan(0);
      }),
    );
  expect((await anyone.get(tileOfSample(14))).status).toBe(200);
  bed.writeDatabase.resume();
  await bed.apis[0].is('ready');
  expect((await post()).status).toBe(200);
  await bed.caughtUp();
  const [list, own] = [await anyone.get(LIST), await seller.get('/api/me/listings')];
  expect([list.status, own.status, own.body.listings.length]).toEqual([200, 200, 2]);
  expect(bed.apis[0].starts).toBe(1);
});
