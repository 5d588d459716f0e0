import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { SearchPage, Suggestions } from '@naksha/events/wire/suggestions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';

let app: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  // Nothing listens there.
  const settings = { MEILI_URL: 'http://127.0.0.1:9', MEILI_KEY: 'a key' };
  [app, browser] = await Promise.all([TestApp.start({ settings, client: builtClient() }), shareBrowser()]);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

it('D-25 without Meilisearch, suggestions and ranked search use the read database, and every response and page says so', async () => {
  const ask = (path: string) => fetch(app.url + path);
  const suggested = await ask('/api/suggestions?q=kharad');
  expect(suggested.status).toBe(200);
  expect(((await suggested.json()) as Suggestions).suggestions[0]).toMatchObject({ name: 'Kharar' });
  expect(suggested.headers.get('naksha-degraded')).toBe('search');
  const searched = await ask('/api/search?q=lake');
  expect([searched.status, ((await searched.json()) as SearchPage).total]).toEqual([200, 0]);
  // Filters and whole words are found by the map engine.
  const seller = await app.signIn('+919812300001', 'Asha');
  const staff = await app.signIn(STAFF_PHONE);
  const flat = await seller.postFlat();
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
  const totals = ['search=lake+corner&property_subtype=flat&bedroom=3', 'search=lak', 'search=lake&bedroom=4'].map(
    async (query) => ((await (await ask(`/api/listings?${query}`)).json()) as { total: number }).total,
  );
  expect(await Promise.all(totals)).toEqual([1, 0, 0]);
  // Whole words are still found, similar ones suggested.
  const found = await ask('/api/search?q=lake');
  const { total, listings } = (await found.json()) as SearchPage;
  expect([total, listings[0]?.listing.id]).toEqual([1, flat.id]);
  expect([found.headers.get('naksha-degraded'), searched.headers.get('naksha-degraded')]).toEqual(['search', 'search']);
  const home = (await (await ask('/api/suggestions?q=corner+flat')).json()) as Suggestions;
  expect(home.suggestions).toContainEqual(expect.objectContaining({ type: 'property', slug: flat.slug }));
  const listed = await ask('/api/listings?search=lake');
  expect([listed.status, listed.headers.get('naksha-degraded')]).toEqual([200, 'search']);
  expect(await (await ask('/health/ready')).json()).toMatchObject({ status: 'ready', away: ['search'] });
  expect(app.logLines.some((line) => line.includes('meilisearch unavailable'))).toBe(true);
  const person = await browser.person();
  const page = await person.newPage();
  await page.goto(`${app.url}/home`);
  const sign = page.getByRole('status').getByText('Some parts of the site are slower than usual right now.');
  await sign.waitFor({ timeout: 30_000 });
  await person.close();
});
