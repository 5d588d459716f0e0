import { STAFF_PHONE } from '@naksha/deploy/testing';
import { AppointStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findLayoutProblems } from '../browser/find-layout-problems.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';
import { PHONE } from '../home/street-test.ts';

const [SELLER, ASSISTANT] = ['+919812300031', '+919812300032'];

let app: TestApp;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  people = new PeopleOnStage(browser);
  const commands = app.naksha.app.get(CommandBus, { strict: false });
  const change = { act: 'add' as const, roles: ['assistant' as const], cities: ['Mohali'] };
  await commands.execute(new AppointStaff(ASSISTANT, change, new Date()));
  // New users are asked for a name.
  await (await app.signIn(ASSISTANT)).put('/api/auth/myprofile', { first_name: 'Meera' });
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));
afterEach(({ task }) => people.leave(task));

const WIDTHS = [
  {
    where: 'on a laptop',
    size: { width: 1280, height: 800 },
    number: '+919812300033',
    name: 'Vikram',
    may: 'Allow',
    before: {},
  },
  // Without consent nothing is counted.
  {
    ...{ where: 'on a phone', size: PHONE.viewport, number: '+919812300034', name: 'Nisha' },
    ...{ may: 'No thanks', before: { 'contacted seller': 1 } },
  },
];

async function readCounts(): Promise<Record<string, number>> {
  const { rows } = await app.database.pool.query<{ event: string; n: number }>(
    'select event, sum(happened)::int as n from analytics_hour group by event',
  );
  return Object.fromEntries(rows.map(({ event, n }) => [event, n]));
}

it.each(WIDTHS)(
  'B-09 B-12 B-15 a buyer chooses a call time, the assistant calls, and the seller sees the result, $where',
  async ({ size, number, name, may, before }) => {
    const owner = await app.signIn(SELLER, 'Asha');
    const flat = await owner.postFlat();
    const office = await app.signIn(STAFF_PHONE, 'Meera');
    expect((await office.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK })).status).toBe(200);
    await app.drain();
    const arrive = async (path: string) => {
      const person = await people.arrive(app, path);
      await person.page.setViewportSize(size);
      return person;
    };

    const seller = await arrive('/login?next=/dashboard/leads');
    await seller.signIn(SELLER);
    await seller.page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();

    const buyer = await arrive(`/flat/${flat.slug}`);
    const { page } = buyer;
    await page
      .getByText(/\+91-1720×{6}$/)
      .filter({ visible: true })
      .waitFor();
    await page.getByRole('button', { name: 'Call me back' }).click();
    const slots = page.getByLabel('When can we call you?');
    const six = await slots.locator('option').filter({ hasText: '6:00 pm' }).first().textContent();
    await slots.selectOption({ label: six ?? '' });
    expect(await findLayoutProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Request a call' }).click();
    await buyer.signIn(number, name);
    await page.getByText(`Our office will call you on ${six}.`).waitFor();
    await page.getByRole('link', { name: /^Call \+91-1720\d{6}$/ }).waitFor();

    // Nothing is counted before consent.
    const question = page.getByText(/^Allow anonymous usage statistics/);
    await question.waitFor();
    expect(await readCounts()).toEqual(before);
    expect(await findLayoutProblems(page)).toEqual([]);
    await page.getByRole('button', { name: may, exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(readCounts).toEqual({ 'contacted seller': 1 });

    // The seller sees the lead live, with first name and call-back time, and cannot change it.
    const lead = seller.page.locator('[data-lead]').filter({ hasText: `${name} is interested` });
    await lead.getByText(`Call requested for ${six}`).waitFor();
    expect(await lead.getByRole('combobox').count()).toBe(0);
    expect(await seller.page.content()).not.toContain(number.slice(-6));

    // The assistant sees due calls, and the number on request.
    const assistant = await arrive('/login?next=/staff');
    await assistant.signIn(ASSISTANT);
    await assistant.page.getByRole('heading', { name: 'Set up two-step verification' }).waitFor();
    await proveSecondFactor(app.database.url);
    await assistant.page.goto('/staff');
    await assistant.page.waitForURL('**/staff/leads');
    const row = assistant.page.locator('[data-lead]').filter({ hasText: name });
    await row.getByText(`Call: ${six}`).waitFor();
    expect(await assistant.page.getByRole('link', { name: 'Accounts' }).count()).toBe(0);
    expect(await assistant.page.content()).not.toContain(number.slice(-6));
    await row.getByRole('button', { name: `Show number of ${name}` }).click();
    const call = row.getByRole('link', { name: `Call +91-${number.slice(3)}` });
    expect(await call.getAttribute('href')).toBe(`tel:${number}`);
    await row.getByText(/^Next step and/).click();
    await row.getByLabel('Note').fill('Wants to see it on Sunday.');
    await row.getByRole('button', { name: 'Add note' }).click();
    await row.getByText('Wants to see it on Sunday.').waitFor();
    expect(await findLayoutProblems(assistant.page)).toEqual([]);
    await row.getByLabel(`Status of the lead from ${name}`).selectOption('visit');

    await lead.getByText('Visit', { exact: true }).waitFor();
    expect(await findLayoutProblems(seller.page)).toEqual([]);
    expect(await seller.neverReloaded()).toBe(true);
    for (const { troubles } of [seller, buyer, assistant]) expect(troubles).toEqual([]);
  },
);
