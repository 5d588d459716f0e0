import { removeParameterNames } from '@naksha/deploy';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { OPERATIONS } from '@naksha/events/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContent } from '../app/define-content.ts';
import { listRoutes } from '../app/list-routes.ts';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { Answer, TestClient } from '../app/test-client.ts';

const PROJECT = 'mohali-green-towers';
const LINK = '2bhk-flats-for-sale-in-mohali';
const NEWCOMER = { mobile_phone: '9812300003', country_code: '+91' };

type Who = 'anyone' | 'seller' | 'buyer' | 'leaving';
type Call = {
  call: string;
  who?: Who;
  body?: () => unknown;
  status?: number;
  answer: object;
};

const some = expect.anything();
const list = { code: 200, property: expect.any(Array) };
const text = expect.any(String);
const users = { first_name: 'Vikram', last_name: '', mobile_phone: '9812300002', role: text };
const masterData = (path: string): Call => ({ call: `GET /property/${path}`, answer: list });

const CALLS: readonly Call[] = [
  { call: 'GET /property/otp-enable/', answer: { enable_flag: true } },
  { call: 'POST /auth/signup/signin', body: () => NEWCOMER, status: 201, answer: {} },
  {
    call: 'POST /auth/signin/otpverify',
    body: () => ({ ...NEWCOMER, otp: app.readCode('+919812300003') }),
    status: 201,
    answer: { access: text },
  },
  { call: 'POST /auth/token-verify', body: () => ({ token: people.buyer.token }), answer: {} },
  { call: 'GET /auth/myprofile', who: 'buyer', answer: { users } },
  { call: 'PUT /auth/myprofile', who: 'buyer', body: () => ({ first_name: 'Vikram' }), answer: { users } },
  { call: 'GET /auth/signout', who: 'leaving', answer: {} },
  { call: 'GET /auth/myassistant', who: 'buyer', answer: { users: { assisted_by: text } } },
  { call: 'GET /auth/profile/{phone}/', who: 'buyer', answer: { code: 200, users } },
  { call: 'GET /auth/mylistings', who: 'seller', answer: { code: 200, property: [some, some] } },
  { call: 'GET /querylinks/list/', answer: { data: { code: 200, property: some } } },
  { call: 'GET /{slug}/', answer: list },
  {
    call: 'POST /contact/contact-us/',
    body: () => ({ ...enquiry, subject: 'A flat', message: 'Is it still there?' }),
    answer: { code: 200 },
  },
  { call: 'GET /property/projectdetails/{id}/', answer: { code: 200, property: { id: PROJECT, type: 'Society' } } },
  { call: 'GET /property/project/{id}/related-properties/', answer: list },
  { call: 'POST /property/project/requestBack', body: () => ({ ...enquiry, project: PROJECT }), answer: { code: 200 } },
  { call: 'GET /property/localities/{cityId}', answer: list },
  { call: 'GET /blog/blogs/', answer: { code: 200, blogs: expect.any(Array) } },
  { call: 'GET /property/{id}', answer: { code: 200, property: { slug: text } } },
  {
    call: 'PUT /property/{id}',
    who: 'seller',
    body: () => ({ expected_price: 8_400_000 }),
    answer: { code: 200, property: { slug: text } },
  },
  { call: 'GET /property/edit-property-data/{id}', who: 'seller', answer: { code: 200, property: some } },
  { call: 'GET /property/all_properties/{cityId}/{page}', answer: { property: { property_data: [some] }, page_no: 0 } },
  { call: 'POST /buyer/{action}', who: 'buyer', body: () => ({ property: flat.id }), answer: { code: 200 } },
  {
    call: 'POST /property/{type}/{subtype}',
    who: 'seller',
    body: () => sampleFlat,
    answer: { code: 200, property: { id: text, slug: text } },
  },
  { call: 'GET /buyer/leads/summary', who: 'seller', answer: { code: 200, leads_details: expect.any(Array) } },
  { call: 'GET /property/property-model/data', answer: { code: 200, property: some } },
  ...['societies', 'kothi_projects', 'residential/plot_projects', 'commercial/plot_projects'].map(masterData),
  ...['office_projects', 'showroom_projects', 'residential/projects', 'commercial/projects'].map(masterData),
  ...['cities', 'overallmasterdata', 'projects_masterdata'].map(masterData),
  { call: 'PUT /property/sold-delete/{id}', who: 'seller', body: () => ({ action: 'sold' }), answer: { code: 200 } },
  {
    call: 'POST /graphql',
    body: () => ({ operationName: 'Cities', variables: {}, query: 'query Cities { cities { id } }' }),
    answer: { data: { cities: expect.any(Array) } },
  },
];

const enquiry = { name: 'Ravi', email: 'ravi@example.com', mobile_phone: '9812300004' };

let app: TestApp;
let people: Record<Who, TestClient>;
let flat: { id: string };
beforeAll(async () => {
  app = await TestApp.start();
  const seller = await app.signIn('+919812300001', 'Asha');
  const buyer = await app.signIn('+919812300002', 'Vikram');
  people = { anyone: app.client(), seller, buyer, leaving: await app.signIn('+919812300005') };
  const staff = await app.signIn(STAFF_PHONE);
  await defineContent(staff, `project/${PROJECT}`, {
    ...{ names: { en: 'Green Towers' }, type: 'Society', city: 'mohali', featured: true },
    ...{ aka: [], position: sampleFlat.position, radiusM: 300 },
  });
  flat = await seller.postFlat({ project: 'Green Towers', city: 'Mohali' });
  await seller.postFlat();
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
});
afterAll(() => app?.stop());

const fill = (path: string): string => {
  const id = path.includes('/project') ? PROJECT : flat.id;
  const values: Record<string, string> = {
    ...{ id, phone: '9812300002', slug: LINK, cityId: 'mohali', page: '1', action: 'saved' },
    ...{ type: 'residential', subtype: 'flat' },
  };
  return (path === '/graphql' ? '' : '/api') + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]);
};

const ask = (call: Call, path: string, client: TestClient, body: unknown): Promise<Answer> =>
  client.request(call.call.split(' ')[0], path, { body });

/** How the OpenAPI document describes the call. */
const described = new Map(
  Object.entries(OPERATIONS).map(([call, operation]) => [removeParameterNames(call), operation]),
);
const findOperation = ({ call }: Call) => {
  const [method, path] = call.split(' ');
  const ours = `${path === '/graphql' ? '' : '/api'}${path.replace(/\/$/, '')}`;
  return described.get(removeParameterNames(`${method} ${ours}`));
};

/** Calls that cannot be repeated, and one limited by the enquiry limit. */
const ACCEPTED_ONCE = [
  ...['POST /auth/signup/signin', 'POST /auth/signin/otpverify'],
  ...['POST /property/{type}/{subtype}', 'PUT /property/sold-delete/{id}', 'POST /property/project/requestBack'],
];

describe('every call of the specification', () => {
  it('K-03 accepts repeatable requests with and without a trailing slash', async () => {
    const writes = CALLS.filter(({ call, body }) => body && !ACCEPTED_ONCE.includes(call));
    expect(writes.length).toBeGreaterThanOrEqual(6);
    for (const call of writes) {
      const written = fill(call.call.split(' ')[1]).replace(/\/$/, '');
      for (const path of [written, `${written}/`]) {
        const answer = await ask(call, path, people[call.who ?? 'anyone'], call.body?.());
        expect({ status: answer.status, body: answer.body }, `${call.call} at ${path}`).toMatchObject({
          status: call.status ?? 200,
          body: call.answer,
        });
      }
    }
  });

  it.each(CALLS)('K-51 $call is served below /api with its path, method, status and envelope', async (call) => {
    const [, path] = call.call.split(' ');
    const answer = await ask(call, fill(path), people[call.who ?? 'anyone'], call.body?.());
    const status = call.status ?? 200;
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body).toMatchObject(call.answer);
    // The response must match the document.
    const shape = findOperation(call)?.answers[status];
    expect(shape).toBeInstanceOf(z.ZodType);
    expect((shape as z.ZodType).safeParse(answer.body).error).toBeUndefined();
  });

  it('K-03 every path of the table responds the same with and without a trailing slash', async () => {
    const told = async (call: Call, path: string, client: TestClient, body: unknown) => {
      const { status, body: said } = await ask(call, path, client, body);
      return { status, said };
    };
    for (const call of CALLS) {
      const [method, path] = call.call.split(' ');
      const written = fill(path).replace(/\/$/, '');
      // Queries as their intended callers; commands anonymously with an empty body, which are rejected.
      const askers = [app.client(), ...(call.who === 'leaving' ? [] : [people[call.who ?? 'anyone']])];
      for (const client of askers) {
        const body = method === 'GET' ? undefined : {};
        const without = await told(call, written, client, body);
        expect(await told(call, `${written}/`, client, body), call.call).toEqual(without);
        expect(['not_found', 'method_not_allowed'], call.call).not.toContain(without.said.code);
      }
    }
  });

  it('has its own route below /api; GET /api/{slug}/ has the lowest priority', () => {
    const routes = new Set(listRoutes(app.naksha.app).map((route) => route.replaceAll(/:\w+/g, '{}')));
    for (const { call } of CALLS) {
      const [method, path] = call.split(' ');
      const ours = path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '{}');
      expect(routes).toContain(`${method} ${path === '/graphql' ? '' : '/api'}${ours}`);
    }
  });
});
