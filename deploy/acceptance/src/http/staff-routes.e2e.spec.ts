import { STAFF_PHONE } from '@naksha/deploy/testing';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { listingIdFromNumber, nameListingStream, type StaffRole } from '@naksha/events/kernel';
import { AppointStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillIn, listRoutes } from '../app/list-routes.ts';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

/** Roles of each route below `/api/staff`, besides administrators. */
const ROUTES: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /api/staff/review': ['reviewer'],
  'GET /api/staff/review-claims': ['reviewer'],
  'GET /api/staff/listings/:id/history': ['reviewer'],
  'POST /api/staff/listings/:id/claim': ['reviewer'],
  'POST /api/staff/listings/:id/release': ['reviewer'],
  'GET /api/staff/reports': ['reviewer'],
  'POST /api/staff/reports/:id/settle': ['reviewer'],
  'POST /api/staff/listings/:id/verify': ['reviewer'],
  'POST /api/staff/listings/:id/reject': ['reviewer'],
  'POST /api/staff/listings/:id/place': ['editor', 'reviewer'],
  'GET /api/staff/content/:kind': ['editor'],
  'GET /api/staff/content/:kind/:id': ['editor'],
  'GET /api/staff/content/:kind/:id/versions/:version': ['editor'],
  'PUT /api/staff/content/:kind/:id': ['editor'],
  'DELETE /api/staff/content/:kind/:id': ['editor'],
  'GET /api/staff/changed-content': ['editor'],
  'GET /api/staff/missing-places': ['editor'],
  'GET /api/staff/leads': ['assistant'],
  'PUT /api/staff/leads/:id': ['assistant'],
  'POST /api/staff/leads/:id/number': ['assistant'],
  'GET /api/staff/enquiries': ['assistant'],
  'PUT /api/staff/enquiries/:id': ['assistant'],
  'POST /api/staff/enquiries/:id/number': ['assistant'],
  'POST /api/staff/accounts/find': [],
  'GET /api/staff/accounts/:id': [],
  'POST /api/staff/accounts/:id/end-sessions': [],
  'POST /api/staff/accounts/:id/block': [],
  'POST /api/staff/accounts/:id/unblock': [],
  'PUT /api/staff/accounts/:id/trust': [],
  'GET /api/staff/batches': ['reviewer'],
  'GET /api/staff/batches/:id': ['reviewer'],
  'POST /api/staff/batches/:id/verify': ['reviewer'],
  'GET /api/staff/analytics': ['assistant', 'editor', 'reviewer'],
  'GET /api/staff/analytics/prices.csv': ['assistant', 'editor', 'reviewer'],
  'GET /api/staff/missed-searches': ['assistant', 'editor', 'reviewer'],
  'GET /api/staff/parked': [],
  'POST /api/staff/parked/release': [],
  'POST /api/staff/parked/retry': [],
};
const PHONES = { reviewer: '+919812300011', assistant: '+919812300012', editor: '+919812300013' } as const;

let app: TestApp;
let people: [role: StaffRole | 'buyer', client: TestClient][];
beforeAll(async () => {
  app = await TestApp.start();
  const commands = app.naksha.app.get(CommandBus, { strict: false });
  const appoint = async (role: keyof typeof PHONES) => {
    const cities = role === 'assistant' ? ['*'] : [];
    await commands.execute(new AppointStaff(PHONES[role], { act: 'add', roles: [role], cities }, new Date()));
    return [role, await app.signIn(PHONES[role])] as [StaffRole, TestClient];
  };
  people = [
    ['buyer', await app.signIn('+919812300010')],
    ['administrator', await app.signIn(STAFF_PHONE)],
    await appoint('reviewer'),
    await appoint('assistant'),
    await appoint('editor'),
  ];
  await proveSecondFactor(app.database.url);
});
afterAll(() => app?.stop());

it('U-70 each staff route is open only to its roles, and each has one', async () => {
  const routes = listRoutes(app.naksha.app).filter((route) => route.includes('/api/staff'));
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
  for (const route of routes) {
    const [method, path] = route.split(' ');
    const body = method === 'GET' ? undefined : { surprise: 1 };
    expect((await app.client().request(method, fillIn(path), { body })).status, route).toBe(401);
    for (const [role, client] of people) {
      const { status } = await client.request(method, fillIn(path), { body });
      const may = role === 'administrator' || ROUTES[route].some((one) => one === role);
      expect([route, role, status === 403], route).toEqual([route, role, !may]);
    }
  }
});

it('Z-06 dismissed staff are signed out at once, and no request field grants a staff role', async () => {
  const [, reviewer] = people.find(([role]) => role === 'reviewer')!;
  expect((await reviewer.get('/api/staff/review')).status).toBe(200);
  const commands = app.naksha.app.get(CommandBus, { strict: false });
  await commands.execute(new AppointStaff(PHONES.reviewer, { act: 'remove', roles: [], cities: [] }, new Date()));
  expect((await reviewer.get('/api/staff/review')).status).toBe(401);
  await reviewer.signIn(PHONES.reviewer);
  await proveSecondFactor(app.database.url);
  const asked = { is_staff: true, staff: true, roles: ['administrator'], staff_roles: ['administrator'] };
  const { body } = await reviewer.put('/api/auth/myprofile', { first_name: 'Ravi', ...asked });
  expect(body.users).toMatchObject({ is_staff: false });
  expect(body.users).not.toHaveProperty('staff_roles');
  expect((await reviewer.get('/api/staff/review')).status).toBe(403);
});

it('U-69 an administrator sees stuck jobs without phone numbers and retries them', async () => {
  const [, administrator] = people[1];
  const { pool } = app.database;
  const key = listingIdFromNumber(7);
  // A listing that was never posted cannot be folded.
  const ids = new RandomIds();
  const meta = { actor: 'system' as const, correlationId: ids.uuid(), causationId: ids.uuid(), occurredAt: new Date() };
  const events = [{ type: 'AvailabilityConfirmed' as const, data: {} }];
  await new PostgresEventStore({ pool, ids }).append({
    ...{ stream: nameListingStream(key), expectedVersion: 0, events, meta },
  });
  const listed = async () => (await administrator.get('/api/staff/parked')).body;
  await expect.poll(async () => (await listed()).keys.length, { timeout: 20_000 }).toBe(1);
  const { rows } = await pool.query('select id, partition, seq from events where stream = $1', [
    nameListingStream(key),
  ]);
  const [{ id: event, partition, seq }] = rows;
  await pool.query(
    `insert into effects (event_id, kind, partition, seq, subject, state, attempts, due_at, last_error, created_at)
     values ($1, 'notify-lead', $2, $3, $4, 'dead', 6, now(), 'the carrier refused +91 98123 45678', now())`,
    [event, partition, seq, key],
  );
  await pool.query(
    `insert into effects (event_id, kind, partition, seq, subject, state, attempts, due_at, last_error, created_at)
     values ($1, 'notify-rejection', $2, $3, $4, 'pending', 1, now() + interval '1 hour', 'no route to +91 98123 45678', now() - interval '5 minutes')`,
    [event, partition, seq, key],
  );
  const { body, text } = await administrator.get('/api/staff/parked');
  expect(body.late).toEqual([
    expect.objectContaining({ kind: 'notify-rejection', waiting: 1, error: expect.stringContaining('no route to') }),
  ]);
  expect(body.sms_gateway_down).toBe(false);
  expect(body.keys).toEqual([
    expect.objectContaining({
      key,
      position: `${partition}:${seq}`,
      later: 0,
      error: expect.stringContaining('precedes ListingPosted'),
    }),
  ]);
  expect(body.effects).toEqual([expect.objectContaining({ event, kind: 'notify-lead', subject: key, attempts: 6 })]);
  expect(body.dead).toBe(1);
  expect(text).toContain('the carrier refused');
  expect(text.replaceAll(' ', '')).not.toContain('9812345678');

  const release = (one: string) => administrator.post('/api/staff/parked/release', { key: one });
  expect((await release(listingIdFromNumber(8))).body.code).toBe('not_parked');
  expect(await release(key)).toMatchObject({ status: 200, body: { code: 200, position: expect.any(String) } });
  const { rows: asked } = await pool.query(`select actor, data from events where type = 'KeyReleased'`);
  expect(asked).toEqual([{ actor: expect.stringMatching(/^account:/), data: { key } }]);
  // Folded again, still failing, and listed as parked.
  await expect
    .poll(async () => (await listed()).keys[0]?.parked_at, { timeout: 20_000 })
    .not.toBe(body.keys[0].parked_at);

  const retry = () => administrator.post('/api/staff/parked/retry', { event, kind: 'notify-lead' });
  expect((await retry()).status).toBe(200);
  const { rows: effects } = await pool.query('select state, attempts from effects where event_id = $1 and kind = $2', [
    event,
    'notify-lead',
  ]);
  expect(effects).toEqual([{ state: 'pending', attempts: 0 }]);
  expect((await retry()).body.code).toBe('not_parked');
});
