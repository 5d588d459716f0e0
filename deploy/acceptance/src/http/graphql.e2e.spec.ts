import { STAFF_PHONE } from '@naksha/deploy/testing';
import { seededRandom } from '@naksha/events/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, tileOfSample } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const CITIES = { query: '{ cities { id } }' };

let app: TestApp;
let anyone: TestClient;
beforeAll(async () => {
  app = await TestApp.start({ settings: { ASSISTANT_PHONES: 'Mohali=+919876543210' }, client: builtClient() });
  anyone = app.client();
});
afterAll(() => app?.stop());

it('Q-01 is served at /graphql by POST only', async () => {
  for (const path of ['/graphql', '/graphql/']) {
    const { status, body, headers } = await anyone.post(path, CITIES);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body.data.cities.length).toBeGreaterThan(1);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await anyone.request(method, `${path}?query=${encodeURIComponent(CITIES.query)}`);
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  }
});

it('Q-02 a body contains operationName, variables and query, and only as JSON, which other sites cannot send without a preflight', async () => {
  const query = `query One($city: ID!) { overall_masterdata(city_id: $city) { type } }
    query Two { cities { id } }`;
  const variables = { city: 'mohali' };
  const one = await anyone.post('/graphql', { operationName: 'One', variables, query });
  expect(one.body.data.overall_masterdata).toContainEqual({ type: 'Locality' });
  const two = await anyone.post('/graphql', { operationName: 'Two', variables: {}, query });
  expect(Object.keys(two.body.data)).toEqual(['cities']);
  for (const wrong of [{ variables }, { operationName: 'Three', variables }, { operationName: 'One' }])
    expect((await anyone.post('/graphql', { query, ...wrong })).body).toEqual({ errors: [expect.anything()] });
  for (const [type, body] of [
    ['application/graphql', query],
    ['text/plain', JSON.stringify(CITIES)],
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
    ['multipart/form-data; boundary=x', `--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n${query}\r\n--x--`],
  ])
    expect([type, (await anyone.post('/graphql', body, { 'content-type': type })).status]).toEqual([type, 415]);
  const { headers } = await anyone.post('/graphql', CITIES, { origin: 'https://elsewhere.example' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('a body of a megabyte is rejected unread, and an invalid query by its field', async () => {
  const large = await anyone.post('/graphql', { query: `{ cities { id } } #${'x'.repeat(1_000_000)}` });
  expect([large.status, large.body.code]).toEqual([413, 'too_large']);
  for (const body of [[CITIES, CITIES], {}, { query: 1 }, { ...CITIES, variables: 'x' }]) {
    const { status, body: problem } = await anyone.post('/graphql', body);
    expect([status, problem.code]).toEqual([422, 'invalid']);
  }
});

it('Q-09 personal data without a valid token return an authentication error and no data, and the rejection is logged', async () => {
  const stranger = app.client();
  for (const token of [undefined, 'x'.repeat(43)]) {
    stranger.token = token;
    for (const own of ['my_listings { page_no }', 'buyer_listings(action_id: 1) { page_no }']) {
      const { status, body } = await stranger.post('/graphql', { query: `{ cities { id } ${own} }` });
      expect([status, body.data, body.errors[0].extensions.code]).toEqual([401, null, 'sign_in_first']);
    }
  }
  const noted = app.logLines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'authority_refused');
  expect(noted.at(-1)).toMatchObject({ code: 'sign_in_first', route: '/graphql' });
});

it('S-13 numbers are masked on the server: their hidden digits are in no response of GraphQL or tiles', async () => {
  const [masked, whole, hidden] = ['+91-9876××××××', '+91-9876543210', '543210'];
  const seller = await app.signIn('+919812300001', 'Asha');
  const buyer = await app.signIn('+919812300002', 'Vikram');
  const staff = await app.signIn(STAFF_PHONE);
  const flat = await seller.postFlat({ city: 'Mohali' });
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await buyer.post('/api/buyer/saved', { property: flat.id });
  await app.drain();
  const phones = 'property_data { id assisted_by }';
  const lists = [
    `properties_search { ${phones} }`,
    `buyer_listings(action_id: 3) { ${phones} }`,
    `my_listings { ${phones} }`,
  ];
  const paths = [
    ...[`/api/property/${flat.slug}`, `/flat/${flat.slug}`, '/api/property/all_properties/mohali/1'],
    ...['/home', '/api/2bhk-flats-for-sale-in-mohali/', '/api/listings?bbox=76.5,30.5,77.05,30.95'],
    ...[`/api/listings/cards?ids=${flat.id}`, `/api/listings/${flat.slug}/around`, '/api/auth/mylistings'],
    ...['/api/search?q=flat', '/api/suggestions?q=corner', '/api/me/marks', ...[10, 14, 17].map(tileOfSample)],
  ];
  const readAll = async (who: TestClient) => {
    const queries = lists.map((list) => who.post('/graphql', { query: `{ ${list} }` }));
    const answers = await Promise.all([...paths.map((path) => who.get(path)), ...queries]);
    return answers.map(({ text }) => text).join('\n');
  };
  for (const who of [anyone, buyer]) {
    const said = await readAll(who);
    expect(said).toContain(flat.id);
    expect(said.split(masked).length).toBeGreaterThan(who === anyone ? 3 : 4);
    expect(said.replaceAll(/[\s-]/g, '')).not.toContain(hidden);
  }
  await buyer.post('/api/buyer/contacted', { property: flat.id });
  await app.drain();
  expect((await readAll(buyer)).split(whole).length).toBeGreaterThan(4);
  expect(await readAll(anyone)).not.toContain(hidden);
});

it('counts towards the rate limit by cost, and rejects an address that exceeds it', async () => {
  const strict = await TestApp.start({ settings: { REQUESTS_A_MINUTE: '40' } });
  const eager = strict.client();
  const statuses = [];
  for (let n = 0; n < 32; n++) statuses.push((await eager.post('/graphql', CITIES)).status);
  expect(statuses.join(' ')).toMatch(/^(200 ){4,}(429 )*429$/);
  await strict.stop();
});

it('rejects any malformed input with a clear error and logs no stack trace', async () => {
  const random = seededRandom(20_261_122);
  const words = [
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '!',
    '$',
    '@',
    '...',
    '"',
    '"""',
    '#',
    'query',
    'mutation',
    'fragment',
    'on',
  ];
  const names = [
    'cities',
    'id',
    'properties_search',
    'property_data',
    'my_listings',
    '__schema',
    '__typename',
    'limit',
    '0',
    '-1',
    '9e99',
    'null',
    'a',
  ];
  const all = [...words, ...names];
  for (let n = 0; n < 300; n++) {
    const length = 1 + Math.floor(random() * 40);
    const query = Array.from({ length }, () => all[Math.floor(random() * all.length)]).join(' ');
    const { status, text } = await anyone.post('/graphql', { query });
    expect([200, 400, 401], `${query}\n${text}`).toContain(status);
  }
  expect(app.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
