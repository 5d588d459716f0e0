import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

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

it('report storage, lag and the duration of each route, but never who requested what', async () => {
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

it('report how much is waiting for staff, and for how long', async () => {
  const anyone = app.client();
  const { id } = await (await app.signIn('+919812345672', 'Asha')).postFlat();
  const staff = await app.signIn(STAFF_PHONE);
  await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  const said = { listing: id, kind: 'sold', note: '', browser: 'a-browser-of-its-own' };
  const asked = { name: 'Baldev', email: 'b@home.example', mobile_phone: '9876543210', subject: 'A', message: 'B' };
  for (const { status, text } of [
    await anyone.post('/api/reports', said),
    await anyone.post('/api/contact/contact-us', asked),
  ])
    expect(status, text).toBe(200);
  await app.drain();
  const { text } = await metrics();
  for (const desk of ['reports', 'enquiries']) {
    expect(figure(text, `naksha_${desk}_open`)).toBe(1);
    expect(figure(text, `naksha_${desk}_oldest_seconds`)).toBeLessThan(600);
  }
});

it('are not available through a proxy', async () => {
  for (const sign of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await metrics({ [sign]: '127.0.0.1' })).status).toBe(404);
});

it('require the metrics token if one is set, also while sessions cannot be checked', async () => {
  const guarded = await TestApp.start({ settings: { METRICS_TOKEN: 'of-prometheus' } });
  try {
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${guarded.url}/metrics`, { headers })).status;
    expect(await statusWith({})).toBe(404);
    expect(await statusWith({ authorization: 'Bearer of-somebody' })).toBe(404);
    const token = { authorization: 'Bearer of-prometheus' };
    expect(await statusWith({ ...token, 'x-forwarded-for': '192.0.2.1' })).toBe(200);
    await guarded.database.pool.query('alter table session rename to session_away');
    expect(await statusWith(token)).toBe(200);
  } finally {
    await guarded.stop();
  }
});
