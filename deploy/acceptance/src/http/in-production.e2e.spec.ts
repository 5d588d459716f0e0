import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import { requestFrom } from '../attacks/request-from.ts';

const VISITOR = '127.0.0.31';
let app: TestApp;
beforeAll(async () => {
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://naksha.example',
    SMS_URL: 'https://sms.example/send',
    TRUST_PROXY: '127.0.0.32',
    LOG_LEVEL: 'info',
  };
  app = await TestApp.start({ settings });
});
afterAll(() => app.stop());

const ask = (host: string) => requestFrom(VISITOR, app.url, '/api/property/cities', { headers: { host } });

it('S-30 the complete production server accepts only its own host and logs other hosts', async () => {
  expect((await ask('naksha.example')).status).toBe(200);
  const { status, text } = await ask('evil.example');
  expect([status, JSON.parse(text).code]).toEqual([421, 'unknown_host']);
  const noted = app.logLines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'host_refused');
  expect(noted).toEqual([expect.objectContaining({ log: 'security', network: expect.any(String) })]);
});

it('Q-11 the complete production server hides its GraphQL schema and serves its operations', async () => {
  const ask = async (query: string) => {
    const headers = { host: 'naksha.example', 'content-type': 'application/json' };
    const { status, text } = await requestFrom(VISITOR, app.url, '/graphql', {
      ...{ method: 'POST', headers, body: JSON.stringify({ query }) },
    });
    return [status, text] as const;
  };
  expect((await ask('{ cities { id __typename } }'))[0]).toBe(200);
  for (const query of [
    '{ __schema { queryType { name } } }',
    '{ __type(name: "City") { name } }',
    '{ citie { id } }',
  ]) {
    const [status, text] = await ask(query);
    expect(status, text).toBe(400);
    expect(text).not.toMatch(/did you mean|queryType":/i);
  }
});

it('S-24 idle connections outlive the proxy’s timeout and are then closed', () => {
  expect(app.naksha.app.getHttpServer().keepAliveTimeout).toBe(75_000);
});
