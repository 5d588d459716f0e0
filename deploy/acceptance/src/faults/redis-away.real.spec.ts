import { OwnRedis } from '@naksha/events/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { openBrowser, type TestBrowser } from '../browser/browser.ts';
import { HomeOnScreen, SOON } from '../home/home-on-screen.ts';

const TILE = tileOfSample(10);
const CITIES = '/api/property/cities';
const SLOWER = 'Some parts of the site are slower than usual right now.';

let redis: OwnRedis;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  redis = await OwnRedis.start();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => redis.remove());

async function start(options: Parameters<typeof TestApp.start>[0] = {}): Promise<TestApp> {
  const settings = { REDIS_URL: redis.url, ...options.settings };
  const app = await TestApp.start({ ...options, settings });
  ends.push(() => app.stop());
  return app;
}
const keys = async (): Promise<string> => redis.type('keys naksha:*');
const away = async (client: TestClient) => (await client.get('/health/ready')).body.away ?? [];
const noticed = (client: TestClient, names: string[]) => expect.poll(() => away(client)).toEqual(names);

const TROUBLES = [
  ['gone', () => redis.kill(), () => redis.start()],
  ['hanging', async () => redis.freeze(), async () => redis.thaw()],
] as const;

describe('an api with REDIS_URL', () => {
  it('D-33 keeps tiles in Redis, or in its own process without it', async () => {
    await redis.type('flushall');
    const alone = await start({ settings: { REDIS_URL: '' } });
    await (await alone.signIn('+919812300500', 'Asha')).postFlat();
    await alone.drain();
    const [own, again] = [await alone.client().get(TILE), await alone.client().get(TILE)];
    expect([own.status, own.headers.get('etag')]).toEqual([200, again.headers.get('etag')]);
    expect(own.text).not.toBe('');
    expect(await keys()).toBe('*0');
    const shared = await start({ database: alone.database });
    const tile = await shared.client().get(TILE);
    expect([tile.status, tile.text, tile.headers.get('etag')]).toEqual([200, own.text, own.headers.get('etag')]);
    const key = `naksha:tile:${/^W\/"(.*)"$/.exec(tile.headers.get('etag')!)?.[1]}`;
    expect(await redis.type(`exists ${key}`)).toBe(':1');
  });

  it.each(TROUBLES)('D-24 enforces all limits and identity checks with Redis %s', async (_, stop, back) => {
    const MOST = 40;
    const app = await start({ settings: { REQUESTS_A_MINUTE: String(MOST) } });
    const anyone = app.client();
    const member = await app.signIn('+919812300501');
    await stop();
    try {
      // Sessions and sign-in limits do not depend on Redis.
      expect((await member.get('/api/me/marks')).status).toBe(200);
      expect((await anyone.get('/api/me/marks')).status).toBe(401);
      expect((await anyone.get('/api/me/marks', { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401);
      expect((await member.get('/api/staff/review')).status).toBeGreaterThanOrEqual(403);
      const who = { mobile_phone: '9812300502', country_code: '+91' };
      expect((await anyone.post('/api/auth/signup/signin', who)).status).toBe(201);
      expect((await anyone.post('/api/auth/signup/signin', who)).status).toBe(429);
      const wrong = app.readCode('+919812300502') === '0000' ? '1111' : '0000';
      const accessFor = async (otp: string) =>
        (await anyone.post('/api/auth/signin/otpverify', { ...who, otp })).body?.access;
      for (let n = 0; n < 3; n++) expect(await accessFor(wrong)).toBeUndefined();
      // Three wrong codes have used it up.
      expect(await accessFor(app.readCode('+919812300502'))).toBeUndefined();
      let answered = 0;
      while (answered < 2 * MOST && (await anyone.get(CITIES)).status === 200) answered++;
      expect(answered).toBeLessThan(MOST);
      expect((await anyone.get(CITIES)).status).toBe(429);
    } finally {
      await back();
    }
  });
});

describe('while Redis is unavailable', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it.each(TROUBLES)(
    'D-23 with Redis %s, no command is lost, pages work and a notice says that they are slower',
    async (_, stop, back) => {
      const app = await start({ client: builtClient() });
      const [seller, anyone] = [await app.signIn('+919812300511', 'Asha'), app.client()];
      const context = await browser.person();
      ends.push(() => context.close());
      const page = await context.newPage();
      const home = await new HomeOnScreen(page, app.url).open();
      expect(await page.getByText(SLOWER).count()).toBe(0);

      // In progress while Redis goes away, and afterwards.
      const early = Array.from({ length: 5 }, () => seller.postFlat());
      await stop();
      const posted = await Promise.all([...early, ...Array.from({ length: 5 }, () => seller.postFlat())]);
      await app.drain();
      const tile = await anyone.get(TILE);
      expect(tile.status).toBe(200);
      expect(tile.text).not.toBe('');
      await noticed(anyone, ['cache']);
      expect((await anyone.get(CITIES)).headers.get('naksha-degraded')).toBe('cache');
      expect((await anyone.get('/health/ready')).status).toBe(200);
      await home.open('?bedroom=3');
      await page.getByRole('status').getByText(SLOWER).waitFor(SOON);
      expect((await seller.post('/api/property/residential/flat', { ...sampleFlat, expected_price: -1 })).status).toBe(
        422,
      );

      await back();
      await noticed(anyone, []);
      expect((await anyone.get(CITIES)).headers.get('naksha-degraded')).toBeNull();
      // An open page learns it from its next response.
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByText(SLOWER).waitFor({ state: 'detached', ...SOON });

      await app.drain();
      const { body } = await seller.get('/api/me/listings');
      const kept = JSON.stringify(body);
      expect(posted).toHaveLength(10);
      for (const { id } of posted) expect(kept).toContain(id);
      // One log line each, not one per request; on a busy machine perhaps twice.
      const told = app.logLines.flatMap((line) => /redis (unavailable|recovered)/.exec(line)?.[1] ?? []);
      expect(told.slice(0, 2)).toEqual(['unavailable', 'recovered']);
      expect(told.length).toBeLessThanOrEqual(6);
      expect(app.logLines.filter((line) => line.includes('tile store'))).toEqual([]);
    },
  );
});
