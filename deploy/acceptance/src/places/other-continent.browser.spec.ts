import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { BAY_CREDIT, BAY_LOCALITIES, writeBayPack } from './bay-town.ts';

let folder: string;
let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-bay-'));
  await writeBayPack(folder);
  [app, browser] = await Promise.all([
    TestApp.start({ client: builtClient(), settings: { NAKSHA_REGION: folder } }),
    shareBrowser(),
  ]);
  const seller = await app.signIn('+919812300091', 'Ines');
  const staff = await app.signIn(STAFF_PHONE);
  for (const { position } of BAY_LOCALITIES.slice(0, 5)) {
    const { id } = await seller.postFlat({ position });
    await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  }
  await app.drain();
});
afterAll(async () => {
  await Promise.all([app?.stop(), browser?.close()]);
  await rm(folder, { recursive: true });
});

it('another region shows its own map, list and credit in a browser, and nothing of the tri-city', async () => {
  const context = await browser.person({ baseURL: app.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/home');
  await page.getByText('Bahía Alba').first().waitFor();
  await page.locator('canvas').first().waitFor();
  await expect.poll(() => page.locator('.maplibregl-ctrl-attrib').innerText()).toContain(BAY_CREDIT);
  await page
    .getByText(/^5 homes/)
    .first()
    .waitFor();
  for (const path of ['/home', '/']) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/tri-?city|chandigarh|mohali|openstreetmap/i);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
