import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const SHELL = '<html><head><!--head--><title>Naksha</title><!--/head--></head><body><!--data--></body></html>';

let app: TestApp;
let client: string;
let anyone: TestClient;
let seller: TestClient;
let staff: TestClient;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'naksha-client-'));
  await writeFile(join(client, 'index.html'), SHELL);
  app = await TestApp.start({ client, settings: { PUBLIC_URL: 'https://naksha.example/' } });
  anyone = app.client();
  seller = await app.signIn('+919812300001', 'Asha');
  staff = await app.signIn(STAFF_PHONE);
});
afterAll(async () => {
  await app?.stop();
  await rm(client, { recursive: true });
});

describe('homes for search engines and feed readers', () => {
  const HINDI = 'मोहाली में बड़ा घर';
  const listParts = async () =>
    [...(await anyone.get('/sitemap.xml')).text.matchAll(/<loc>https:\/\/naksha\.example(.*?)<\/loc>/g)]
      .map(([, path]) => path)
      .filter((path) => path.startsWith('/sitemap-homes-'));
  const readSitemap = async () =>
    (await Promise.all((await listParts()).map(async (path) => (await anyone.get(path)).text))).join('');

  it('R-24 R-25 are in sitemap and feeds from verification until sale', async () => {
    const sold = await seller.postFlat({ title: HINDI });
    await app.drain();
    const path = `/flat/${encodeURIComponent(sold.slug)}`;
    const feed = '/feeds/homes.xml?property_subtype=flat';
    expect(await readSitemap()).not.toContain(sold.id);
    expect((await anyone.get(feed)).text).not.toContain(sold.id);
    await staff.post(`/api/staff/listings/${sold.id}/verify`, { checks: EVERY_CHECK });
    await app.drain();
    const sitemap = await readSitemap();
    expect(sitemap).toContain(`<loc>https://naksha.example${path}</loc>`);
    expect(sitemap).toContain(`hreflang="hi" href="https://naksha.example/hi${path}"`);
    expect(sitemap.match(/<loc>/g)?.length).toBe(1);
    const cityFeed = '/feeds/cities/mohali.xml';
    for (const text of [(await anyone.get(feed)).text, (await anyone.get(cityFeed)).text]) {
      expect(text).toContain(`CDATA[${HINDI}]`);
      expect(text).not.toMatch(/Asha|98123\d{5}/);
    }
    await seller.put(`/api/property/sold-delete/${sold.id}`, { action: 'sold' });
    await app.drain();
    expect(await readSitemap()).not.toContain(sold.id);
    expect((await anyone.get(feed)).text).not.toContain(sold.id);
    await seller.put(`/api/property/sold-delete/${sold.id}`, { action: 'delete' });
    await app.drain();
  });

  it('R-25 have feeds that are linked from the pages that show them', async () => {
    const named = async (path: string) =>
      /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec((await anyone.get(path)).text)?.[1];
    expect(await named('/')).toBe('/feeds/homes.xml');
    expect(await named('/home?city=mohali&c=30.7,76.7,13')).toBe('/feeds/cities/mohali.xml');
    expect(await named('/hi/home?bedroom=2&city=mohali')).toBe('/feeds/homes.xml?bedroom=2&amp;lang=hi');
    expect(await named('/search/3bhk-flats-for-sale-in-chandigarh')).toMatch(
      /^\/feeds\/homes\.xml\?bedrooms=3&amp;place=chandigarh/,
    );
    expect(await named('/home?at=2026-03-01')).toBeUndefined();
    const { status, headers } = await anyone.get('/feeds/cities/mohali.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  });
});
