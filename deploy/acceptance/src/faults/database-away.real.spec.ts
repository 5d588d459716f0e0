import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '@naksha/deploy/local';
import { DEGRADED_HEADER } from '@naksha/events/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ListingPosted, sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import { type Answer, TestClient } from '../app/test-client.ts';
import { Bed } from '../bed/bed.ts';

/** `OUTAGE_SECONDS=60` also checks how long responses and recovery take, for a computer that does nothing else. */
const { OUTAGE_SECONDS } = process.env;
const OUTAGE_MS = Number(OUTAGE_SECONDS ?? 15) * 1_000;
vi.setConfig({ testTimeout: OUTAGE_MS + 120_000 });

const AREA = 'bbox=76.60,30.60,76.90,30.80';
const LIST = `/api/listings?${AREA}`;
/** Shorter than any timeout of a database connection, so that only the watch of the database can be the cause of a response. */
const ANSWER_MS = 8_000;
const ERASED = '+919812377003';

let bed: Bed;
let seller: TestClient;
let anyone: TestClient;
let shown: ListingPosted;
let deleted: ListingPosted;
let erased: ListingPosted;
beforeAll(async () => {
  bed = await Bed.start({ processes: { api: 2, projector: 1, worker: 1 }, supervised: true });
  const open = () => new TestClient(bed.apis[0].url, (phone) => bed.sms.readCode(phone), ANSWER_MS);
  anyone = open();
  seller = await open().signIn('+919812377001', 'Asha');
  const other = await open().signIn(ERASED, 'Vikram');
  shown = await seller.postFlat({ description: 'A balcony with a view of the hills.' });
  deleted = await seller.postFlat({ expected_price: 8_100_000 });
  erased = await other.postFlat({ expected_price: 8_200_000 });
  const staff = await bed.staff();
  for (const { id } of [shown, deleted, erased]) await staff.verify(id);
  await bed.caughtUp();
  for (const { slug } of [shown, deleted, erased]) expect((await anyone.get(`/flat/${slug}`)).status).toBe(200);
  await seller.put(`/api/property/sold-delete/${deleted.id}`, { action: 'delete' });
  await other.erase(ERASED);
  const isGone = async () => (await anyone.get(`/flat/${erased.slug}`)).status === 410;
  if (!(await pollUntil(isGone, 60_000))) throw new Error('the home of the erased seller is still there');
  await bed.caughtUp();
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

const post = () => seller.post('/api/property/residential/flat', sampleFlat);

async function timed(send: () => Promise<Answer>) {
  const since = performance.now();
  const answer = await send();
  return { ...answer, ms: performance.now() - since };
}

it('with PostgreSQL frozen, requests that need it get 503 with Retry-After, and everything works again afterwards', async () => {
  const requests: Record<string, () => Promise<Answer>> = {
    command: post,
    'own listings': () => seller.get('/api/me/listings'),
    'sign-in': () => anyone.post('/api/auth/signup/signin', { mobile_phone: '9812377002', country_code: '+91' }),
    'page of a signed-in person': () => seller.get(`/api/property/${shown.id}`),
  };
  bed.writeDatabase.pause();
  // At once, while the process does not know yet, and again when it does.
  for (const when of ['at once', 'then'])
    await Promise.all(
      Object.entries(requests).map(async ([name, send]) => {
        const { status, headers, ms } = await timed(send);
        console.log(`  frozen, ${when}, ${name}: ${status} in ${Math.round(ms)} ms`);
        expect(status, name).toBe(503);
        expect(Number(headers.get('retry-after')), name).toBeGreaterThan(0);
        if (OUTAGE_SECONDS) expect(ms, name).toBeLessThanOrEqual(2_000);
      }),
    );
  for (const path of [tileOfSample(14), LIST, `/flat/${shown.slug}`])
    expect([path, (await anyone.get(path)).status]).toEqual([path, 200]);
  bed.writeDatabase.resume();
  await bed.apis[0].is('ready');
  expect((await post()).status).toBe(200);
  await bed.caughtUp();
  const own = await seller.get('/api/me/listings');
  expect([own.status, own.body.listings.length]).toEqual([200, 2]);
  expect(bed.apis[0].starts).toBe(1);
});

it('with PostgreSQL killed, reads come from memory, commands get 503, no one is signed in, and everything recovers', async () => {
  const [{ url }, other] = bed.apis;
  const reads: Record<string, string> = {
    tile: tileOfSample(14),
    list: LIST,
    cards: `/api/listings/cards?ids=${shown.id}`,
    count: `/api/map/count?${AREA}`,
    listing: `/api/property/${shown.id}`,
    around: `/api/listings/${shown.id}/around`,
    page: `/flat/${shown.slug}`,
    home: '/home',
  };
  const answered: Record<string, number[]> = Object.fromEntries(Object.keys(reads).map((name) => [name, []]));
  const commands: { status: number; ms: number; retryAfter: string | null }[] = [];
  let isAway = true;
  const read = async (name: string) => {
    while (isAway) {
      const { status } = await anyone.get(reads[name]).catch(() => ({ status: 0 }));
      answered[name].push(status);
      await pause(20);
    }
  };
  const write = async () => {
    while (isAway) {
      const { status, ms, headers } = await timed(post).catch(() => ({
        status: 0,
        ms: ANSWER_MS,
        headers: new Headers(),
      }));
      commands.push({ status, ms, retryAfter: headers.get('retry-after') });
      await pause(50);
    }
  };
  const before = Date.now() - ANSWER_MS;
  await bed.writeDatabase.kill();
  const began = performance.now();
  const people = Promise.all([...Object.keys(reads).map(read), write(), write()]);

  try {
    // Its data are gone with it, and it cannot load them.
    await other.kill();
    const ready = (path: string) => fetch(`${url}/health/ready${path}`).then(({ status }) => status);
    await expect.poll(() => ready('/writes')).toBe(503);
    expect([await ready(''), await ready('/reads')]).toEqual([503, 200]);
    const asOf = async () =>
      Date.parse((await anyone.get(LIST)).headers.get(DEGRADED_HEADER)?.replace('as-of=', '') ?? '');
    await expect.poll(asOf).toBeGreaterThan(before);
    expect((await anyone.get(LIST)).body.listings.map(({ id }: ListingPosted) => id)).toEqual([shown.id]);
    for (const { id, slug } of [deleted, erased])
      for (const path of [`/flat/${slug}`, `/api/property/${id}`, `/api/listings/cards?ids=${id}`])
        expect([path, (await anyone.get(path)).status]).toEqual([path, 503]);
    for (const path of ['/api/auth/myprofile', '/api/me/listings', `/api/property/${shown.id}`, '/api/staff/review'])
      expect([path, (await seller.get(path)).status]).toEqual([path, 503]);
    const restarted = await fetch(`${other.url}/health/ready/reads`).catch(() => undefined);
    expect(restarted?.status).not.toBe(200);

    await pause(Math.max(0, OUTAGE_MS - (performance.now() - began)));
  } finally {
    isAway = false;
    await people;
  }
  await bed.writeDatabase.start();
  const { ms: recovery } = await timed(async () => {
    const current = async () => {
      const [posted, answer] = [await post(), await anyone.get(LIST)];
      return posted.status === 200 && answer.status === 200 && !answer.headers.has(DEGRADED_HEADER)
        ? answer
        : undefined;
    };
    return (await pollUntil(current, 60_000, 50))!;
  });
  const counts = Object.entries(answered).map(([name, statuses]) => ({
    name,
    all: statuses.length,
    served: statuses.filter((status) => status === 200).length,
  }));
  const slowest = Math.max(...commands.map(({ ms }) => ms));
  console.log(
    `  away ${OUTAGE_MS / 1_000} s: ${counts.map(({ name, served, all }) => `${name} ${served}/${all}`).join(', ')}; ` +
      `${commands.length} commands, the slowest ${Math.round(slowest)} ms; recovered in ${Math.round(recovery)} ms`,
  );
  for (const { name, all, served } of counts) expect(served / all, name).toBeGreaterThanOrEqual(0.99);
  expect(new Set(commands.map(({ status }) => status))).toEqual(new Set([503]));
  expect(commands.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  if (OUTAGE_SECONDS) {
    expect(slowest).toBeLessThanOrEqual(2_000);
    expect(recovery).toBeLessThanOrEqual(5_000);
  }
  await bed.caughtUp();
  expect((await anyone.get(`/flat/${deleted.slug}`)).status).toBe(410);
});
