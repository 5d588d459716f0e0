import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const metrics = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.url}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
};
const figure = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

it('metrics say how much is held and how far behind it is, and how long each route takes, never who asked for what', async () => {
  const phone = '+919812345671';
  const seller = await app.signIn(phone, 'Asha');
  await seller.postFlat();
  await app.drain();
  await seller.get(`/api/auth/profile/${encodeURIComponent(phone)}/`);

  const { status, text } = await metrics();
  expect(status).toBe(200);
  expect(figure(text, 'naksha_map_listings')).toBe(1);
  expect(figure(text, 'naksha_live_streams')).toBe(0);
  expect(figure(text, 'naksha_projection_lag_events')).toBe(0);
  expect(figure(text, 'naksha_projection_lag_seconds')).toBe(0);
  expect(text).toMatch(/naksha_http_request_seconds_count\{method="POST",route="[^"]+:subtype",status="200"\} 1/);
  expect(text).not.toContain('9812345671');
});

it('metrics are not there for those who come through a proxy', async () => {
  expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
});
