import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import { askFrom } from '../attacks/ask-from.ts';

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

const ask = (host: string) => askFrom(VISITOR, app.url, '/api/property/cities', { headers: { host } });

it('S-30 the whole server in production answers for its own host and no other, and notes who asks for another', async () => {
  expect((await ask('naksha.example')).status).toBe(200);
  const { status, text } = await ask('evil.example');
  expect([status, JSON.parse(text).code]).toEqual([421, 'unknown_host']);
  const noted = app.logLines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'host_refused');
  expect(noted).toEqual([expect.objectContaining({ log: 'security', network: expect.any(String) })]);
});

it('S-24 behind a proxy connections that are idle live longer than the proxy lets them, and end', () => {
  expect(app.naksha.app.getHttpServer().keepAliveTimeout).toBe(75_000);
});
