import { seededRandom } from '@naksha/events/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const CITIES = { query: '{ cities { id } }' };

let app: TestApp;
let anyone: TestClient;
beforeAll(async () => {
  app = await TestApp.start();
  anyone = app.client();
});
afterAll(() => app?.stop());

it('Q-01 is served at /graphql by POST alone', async () => {
  for (const path of ['/graphql', '/graphql/']) {
    const { status, body, headers } = await anyone.post(path, CITIES);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body.data.cities.length).toBeGreaterThan(1);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await anyone.ask(method, `${path}?query=${encodeURIComponent(CITIES.query)}`);
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  }
});

it('Q-02 takes JSON alone, which no page of another site can send without asking first', async () => {
  const query = CITIES.query;
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

it('S-16 a body of a megabyte is refused unread, and what is no query by its field', async () => {
  const large = await anyone.post('/graphql', { query: `{ cities { id } } #${'x'.repeat(1_000_000)}` });
  expect([large.status, large.body.code]).toEqual([413, 'too_large']);
  for (const body of [[CITIES, CITIES], {}, { query: 1 }, { ...CITIES, variables: 'x' }]) {
    const { status, body: problem } = await anyone.post('/graphql', body);
    expect([status, problem.code]).toEqual([422, 'invalid']);
  }
});

it('Q-09 a token that has ended is nobody’s, and who is refused is noted', async () => {
  const stranger = app.client();
  stranger.token = 'x'.repeat(43);
  const { status, body } = await stranger.post('/graphql', { query: '{ my_listings { page_no } }' });
  expect([status, body.data, body.errors[0].extensions.code]).toEqual([401, null, 'sign_in_first']);
  const noted = app.logLines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'authority_refused');
  expect(noted.at(-1)).toMatchObject({ code: 'sign_in_first', route: '/graphql' });
});

it('S-19 is charged as questions are, by what it works out: an address that asks without end is refused', async () => {
  const strict = await TestApp.start({ settings: { REQUESTS_A_MINUTE: '10' } });
  const eager = strict.client();
  const statuses = [];
  for (let n = 0; n < 8; n++) statuses.push((await eager.post('/graphql', CITIES)).status);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
  await strict.stop();
});

it('whatever is sent, it answers with a clear refusal and no line of an error', async () => {
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
