import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { StaffRole } from '@naksha/events/kernel';
import { AppointStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillIn, listRoutes } from '../app/list-routes.ts';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

/** Whose each route below `/api/staff` is, beside the administrators'. */
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
  'PUT /api/staff/content/:kind/:id': ['editor'],
  'DELETE /api/staff/content/:kind/:id': ['editor'],
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

it('U-70 each route of staff is refused to everyone but its roles, and each has one', async () => {
  const routes = listRoutes(app.naksha.app).filter((route) => route.includes('/api/staff'));
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
  for (const route of routes) {
    const [method, path] = route.split(' ');
    const body = method === 'GET' ? undefined : { surprise: 1 };
    expect((await app.client().ask(method, fillIn(path), { body })).status, route).toBe(401);
    for (const [role, client] of people) {
      const { status } = await client.ask(method, fillIn(path), { body });
      const may = role === 'administrator' || ROUTES[route].some((one) => one === role);
      expect([route, role, status === 403], route).toEqual([route, role, !may]);
    }
  }
});

it('Z-06 whoever is dismissed is signed out at once, and no field of a request makes anybody staff', async () => {
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
