import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';

const SELLER = '+919812300071';
const SEARCH = '/home?city=mohali&bedrooms=3&place=mohali&price_range=0,5&search=lake';

let app: TestApp;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  people = new PeopleOnStage(browser);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));
afterEach(({ task }) => people.leave(task));

it('F-47 Y-19 a visitor who allows statistics finds no home, and the seller of such a home sees the demand', async () => {
  const flat = await (await app.signIn(SELLER, 'Asha')).postFlat();
  const office = await app.signIn(STAFF_PHONE, 'Meera');
  expect((await office.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK })).status).toBe(200);
  await app.drain();

  const { page } = await people.arrive(app, SEARCH);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/missed-searches')) sent.push(request.postData() ?? '');
  });
  await page.reload();
  await page.getByTestId('near-matches').first().waitFor();
  expect(sent).toEqual([]);

  await page.goto(`${app.url}/privacy-policy`);
  await page.locator('#content').getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByText('You allowed usage statistics.').waitFor();
  await page.goto(app.url + SEARCH);
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0])).toEqual({
    query: 'bedrooms=3&place=mohali&price_range=0%2C5',
    session: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const { pool } = app.database;
  await expect.poll(async () => (await pool.query('select from missed_search')).rowCount).toBe(1);

  const seller = await people.arrive(app, '/login?next=/dashboard');
  await seller.signIn(SELLER);
  await seller.page.getByRole('heading', { name: 'Leads' }).waitFor();
  // The answer for one session and day is empty.
  expect(await seller.page.getByTestId('missed-searches').count()).toBe(0);
  await pool.query(`insert into missed_search (reading, day, session_key)
    select reading, day - n, 'session ' || n from missed_search, generate_series(1, 4) n`);
  await seller.page.reload();
  const demand = seller.page.getByTestId('missed-searches');
  await demand.getByRole('heading', { name: 'Buyers search for homes like yours, but find none' }).waitFor();
  expect(await demand.getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/Mohali\s+5\+ searches/)]);
  expect(await findLayoutProblems(seller.page)).toEqual([]);
});
