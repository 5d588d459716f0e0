import { STAFF_PHONE } from '@naksha/deploy/testing';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { DAY_MS } from '@naksha/events/kernel';
import { createFreshDatabase, FixedClock, type FreshDatabase } from '@naksha/events/testing';
import { DOCUMENT_KINDS, replayIntoNewGeneration } from '@naksha/read-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const [SELLER, BUYER] = ['+919812345671', '+919876501234'];
const AREA = '/api/listings?bbox=76.5,30.5,77.05,30.95';

let database: FreshDatabase;
let clock: FixedClock;
let app: TestApp;
beforeEach(async () => {
  database = await createFreshDatabase();
  // 11:30 in India, because texts are not sent at night.
  clock = new FixedClock('2026-11-21T06:00:00Z');
  app = await TestApp.start({ database, clock, worker: true });
});
afterEach(async () => {
  await app.stop();
  await database.drop();
});

async function postListing(seller: TestClient, changes: Record<string, unknown> = {}) {
  const staff = await app.signIn(STAFF_PHONE);
  const posted = await seller.postFlat(changes);
  await staff.post(`/api/staff/listings/${posted.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
  return posted;
}
const leadTexts = () => app.sent.filter(({ text }) => text.includes('/dashboard/leads'));
const effects = async () => (await database.pool.query('select event_id, state, done_at from effects order by 1')).rows;
const reacted = async () =>
  (await database.pool.query('select * from reactor_position order by reactor, partition')).rows;

it('a seller gets a text about a lead, with a link to the inbox', async () => {
  const { id } = await postListing(await app.signIn(SELLER));
  const buyer = await app.signIn(BUYER);
  await buyer.post('/api/buyer/contacted', { property: id });
  await expect.poll(leadTexts, { timeout: 20_000 }).toHaveLength(1);
  expect(leadTexts()[0]).toMatchObject({ phone: SELLER, text: expect.stringContaining(`${app.url}/dashboard/leads`) });
});

it('D-62 a replay or a rebuilt read side sends nothing and has no other effect', async () => {
  const seller = await app.signIn(SELLER);
  const [first, second] = [await postListing(seller), await postListing(seller)];
  const buyer = await app.signIn(BUYER);
  await buyer.post('/api/buyer/contacted', { property: first.id });
  await expect.poll(leadTexts, { timeout: 20_000 }).toHaveLength(1);
  await expect.poll(async () => (await effects())[0]?.state).toBe('done');
  const before = [await effects(), await reacted()];

  const reader = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
  await replayIntoNewGeneration({ pool: app.naksha.readPool, kinds: DOCUMENT_KINDS, reader });
  await app.drain();
  expect([await effects(), await reacted()]).toEqual(before);

  const told = leadTexts().length;
  await app.stop();
  const { rows } = await database.pool.query(
    `select nspname as name from pg_namespace where nspname = 'read' or nspname ~ '^read_g'`,
  );
  for (const { name } of rows) await database.pool.query(`drop schema ${name} cascade`);
  app = await TestApp.start({ database, clock, worker: true });
  expect([await effects(), await reacted()]).toEqual(before);

  // Reactors run, and handle new events only.
  await (await app.signIn(BUYER)).post('/api/buyer/contacted', { property: second.id });
  await expect.poll(leadTexts, { timeout: 20_000 }).toHaveLength(1);
  expect(told).toBe(1);
  expect(await effects()).toHaveLength(2);
});

it('G-13 G-14 a listing that is not confirmed for 37 days is greyed out and ranked lower; one tap of its owner restores it', async () => {
  const [old, other] = [await postListing(await app.signIn(SELLER)), await postListing(await app.signIn(BUYER))];
  const seen = async () => {
    await app.drain();
    const client = app.client();
    const { listings } = (await client.get(AREA)).body;
    const { property } = (await client.get(`/api/property/${old.id}`)).body;
    return {
      list: listings.map(({ id, state }: { id: string; state: string }) => [id, state]),
      state: property.state,
      confirmed: property.last_confirmed_on,
    };
  };
  const verifiedOn = clock.now().toISOString();
  expect(await seen()).toMatchObject({ state: 'verified', confirmed: verifiedOn });

  clock.set(30 * DAY_MS);
  const confirm = async (phone: string, id: string) =>
    (await app.signIn(phone)).put(`/api/property/confirm-availability/${id}`, {});
  expect((await confirm(BUYER, other.id)).status).toBe(200);
  expect((await confirm(BUYER, old.id)).body.code).toBe('owner_only');
  clock.set(7 * DAY_MS);
  // The scheduler runs at start and every minute.
  await app.stop();
  app = await TestApp.start({ database, clock, worker: true });
  await expect.poll(async () => (await seen()).state, { timeout: 20_000 }).toBe('stale');
  expect(await seen()).toEqual({
    list: [
      [other.id, 'verified'],
      [old.id, 'stale'],
    ],
    state: 'stale',
    confirmed: verifiedOn,
  });

  const { status } = await confirm(SELLER, old.id);
  expect(status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'verified', confirmed: clock.now().toISOString() });
});
