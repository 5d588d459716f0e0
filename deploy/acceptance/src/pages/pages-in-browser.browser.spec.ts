import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { defineContent } from '../app/define-content.ts';
import { EVERY_CHECK, type ListingPosted, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { focusFaults } from '../browser/focus-faults.ts';
import { LAID_OUT } from '../browser/laid-out.ts';
import { lookFaults } from '../browser/look-faults.ts';
import { readEdge, SHADOW } from '../browser/read-shadow.ts';
import { type Looked, listLooks } from './every-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
const PROJECT = 'mohali-green-towers';

let app: TestApp;
let browser: TestBrowser;
let seller: TestClient;
let staff: TestClient;
let buyer: TestClient;
let open: ListingPosted;
let waiting: ListingPosted;
let gone: ListingPosted;
let pages: Page[] = [];
/** Pages speak of what is configured. */
const AGENT = { BRAND_RERA: 'PBRERA-SAS80-REA0001', BRAND_GRIEVANCE_OFFICER: 'Ms Gill' };

beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient(), settings: AGENT }), shareBrowser()]);
  seller = await app.signIn('+919812300011', 'Asha');
  staff = await app.signIn(STAFF_PHONE, 'Meera');
  buyer = await app.signIn('+919812300012', 'Vikram');
  open = await seller.postFlat();
  waiting = await seller.postFlat({ title: 'Flat that waits for staff', position: { lat: 30.7, lng: 76.72 } });
  gone = await seller.postFlat({ title: 'Flat that was deleted', position: { lat: 30.71, lng: 76.73 } });
  await staff.post(`/api/staff/listings/${open.id}/verify`, { checks: EVERY_CHECK });
  await seller.put(`/api/property/sold-delete/${gone.id}`, { action: 'delete' });
  await buyer.post('/api/buyer/contacted', { property: open.id });
  await fillPages();
  await app.drain();
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));

/** Something for each page of lists to show. */
async function fillPages(): Promise<void> {
  const asked = { name: 'Ravi', email: 'ravi@example.com', mobile_phone: '9812300013', subject: 'A flat' };
  const answers = [
    await buyer.post('/api/buyer/saved', { property: open.id }),
    await buyer.post('/api/searches', { view: 'price_range=0,90', name: 'Around the lake' }),
    await app.client().post('/api/contact/contact-us/', { ...asked, message: 'Is it near the lake?' }),
    await app.client().post('/api/reports', { listing: open.id, kind: 'sold', browser: 'browser-number-1' }),
    await defineContent(staff, `project/${PROJECT}`, {
      ...{ names: { en: 'Green Towers' }, type: 'Society', city: 'mohali', featured: true },
      ...{ aka: [], position: sampleFlat.position, radiusM: 300 },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}
afterEach(async () => {
  for (const page of pages) await page.context().close();
  pages = [];
});

type Visit = { as?: TestClient; viewport?: typeof WIDE };
/** A page that is closed after the test. */
async function visit(path: string, how?: Visit): Promise<Page> {
  const page = await look(path, how);
  pages.push(page);
  return page;
}

/** @param as whose session the browser has kept */
async function look(path: string, { as, viewport = WIDE }: Visit = {}): Promise<Page> {
  const context = await browser.person({ baseURL: app.url, viewport, reducedMotion: 'reduce' });
  if (as?.token) await context.addInitScript((token) => localStorage.setItem('access_token', token), as.token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** What axe calls serious or critical, and how far the page is wider than the screen. */
async function findFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate('!!window.axe'))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe, document, innerWidth } = globalThis as unknown as Looker;
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [...faults, `wider than the screen by ${over} px`] : faults;
  });
}
const readBackground = (page: Page): Promise<string> =>
  page.evaluate("getComputedStyle(document.querySelector('[data-route]') ?? document.documentElement).backgroundColor");
type Looker = { axe: Axe; innerWidth: number; document: { documentElement: { scrollWidth: number } } };
type Axe = {
  run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
};

it('H-31 H-32 H-41 H-42 U-32 U-34 U-35 U-38 U-41 Z-01 at 1440 and at 360 px no page has a serious fault for axe, scrolls sideways, leaves the visual language or a focus unseen, and strangers find Sign in', async () => {
  const looks = listLooks({ open: open.slug, waiting: waiting.slug, gone: gone.slug, project: PROJECT });
  const found = await Promise.all([
    lookAtAll(looks.stranger),
    lookAtAll(looks.buyer, buyer),
    lookAtAll(looks.seller, seller),
    lookAtAll(looks.staff, staff),
  ]);
  expect(found.flat()).toEqual([]);
}, 300_000);

/** By one person: each page is loaded wide, and made narrow. */
async function lookAtAll(all: readonly Looked[], as?: TestClient): Promise<string[]> {
  const page = await look('about:blank', { as });
  const faults: string[] = [];
  for (const { name, path, shown } of all) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await page.evaluate(LAID_OUT);
      const whole = page.locator(shown).filter({ visible: true }).first();
      if (
        !(await whole.waitFor().then(
          () => true,
          () => false,
        ))
      ) {
        faults.push(`${name} at ${viewport.width}: shows no ${shown}`);
        break;
      }
      const found = [...(await findFaults(page)), ...(await lookFaults(page))];
      if (!as && !(await offersSignIn(page, viewport))) found.push('no way to sign in');
      found.push(...(await focusFaults(page)));
      const ofAccount = /^\/(analytics|dashboard|staff)/.test(path);
      const withFooter = !ofAccount && !(viewport === NARROW && /^\/(home|search\/)/.test(path));
      if ((await page.locator('footer').isVisible()) !== withFooter) found.push(withFooter ? 'no footer' : 'a footer');
      if (!(await hasChat(page))) found.push('no chat button that floats');
      const ground = path === '/' ? 'rgb(255, 255, 255)' : 'rgb(246, 245, 242)';
      if ((await readBackground(page)) !== ground) found.push(`not on ${ground}`);
      faults.push(...found.map((fault) => `${name} at ${viewport.width}: ${fault}`));
    }
  }
  await page.context().close();
  return faults;
}

const hasChat = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-chat]').isVisible()) &&
  (await page.evaluate("getComputedStyle(document.querySelector('[data-chat]')).position")) === 'fixed';

/** From the menu that opens by itself below the pointer; on phones from the drawer. */
async function offersSignIn(page: Page, viewport: typeof WIDE): Promise<boolean> {
  if (viewport === NARROW) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.keyboard.press('Escape');
    return drawer.waitFor({ state: 'detached' }).then(() => true);
  }
  await page.getByRole('button', { name: 'Your account' }).hover();
  const offered = page.locator('header').getByRole('button', { name: 'Sign in' });
  await offered.waitFor();
  await page.mouse.move(5, 400);
  return offered.waitFor({ state: 'detached' }).then(() => true);
}

const askForCode = async (page: Page, digits: string) => {
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
};
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('4-digit code').first().click();
  await page.keyboard.type(code);
};
const GREEN = 'rgb(21, 128, 61)';
const RED = 'rgb(200, 16, 46)';
/** @returns 'as wanted', or the ground the notice has instead */
const noticeOn = (page: Page, colour: string, text: string) =>
  page
    .getByText(text, { exact: true })
    .locator('..')
    .evaluate((box, wanted) => {
      const { getComputedStyle } = globalThis as unknown as {
        getComputedStyle(of: unknown): { backgroundColor: string };
      };
      const { backgroundColor: ground } = getComputedStyle(box);
      return ground === wanted ? 'as wanted' : ground;
    }, colour);
/** As the page says it: India's time of day. */
const shownTime = (at: number) =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at);
const wrongFor = (phone: string) => (app.readCode(phone) === '1111' ? '2222' : '1111');

it('A-02 A-04 U-32 U-35 U-36 the dialog that a tap opened says what it is for, stays for Escape and a tap beside it, and has a close button', async () => {
  const page = await visit(`/flat/${open.slug}`);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByText('Buy and Sell Property Online With Free Assistance').waitFor();
  expect([...(await findFaults(page)), ...(await lookFaults(page))]).toEqual([]);
  expect((await readEdge(dialog)).shadow).toContain(SHADOW.dialog);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('A-06 A-10 A-35 V-07 X-07 leads a keyboard through a page as the eye goes, and from the number’s button straight into the field that asks for one', async () => {
  const page = await visit(`/flat/${open.slug}`);
  const button = page.getByRole('button', { name: 'Contact seller' });
  await button.waitFor();
  const stops: string[] = [];
  while (stops.at(-1) !== 'Contact seller' && stops.length < 40) {
    await page.keyboard.press('Tab');
    stops.push(await page.locator(':focus').evaluate((one: Named) => one.getAttribute('aria-label') ?? one.innerText));
  }
  expect(stops.at(-1)).toBe('Contact seller');
  expect(stops.indexOf('Menu')).toBe(stops.indexOf('Your account') + 1);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await expect.poll(() => page.getByLabel('Mobile number').evaluate((one: Named) => one.matches(':focus'))).toBe(true);
  // India's code stands before the field, with no list to choose from; whatever is typed but digits is not taken.
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByText('+91', { exact: true }).waitFor();
  expect(await dialog.getByRole('combobox').and(dialog.locator(':enabled')).count()).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await page.getByLabel('Mobile number').fill('+1 415 555 0100');
  await dialog.getByText('We send codes to numbers of +91 only.').waitFor();
  await page.keyboard.press('Enter');
  expect(await dialog.getByText('We send codes to numbers of +91 only.').isVisible()).toBe(true);
  expect(asked).toEqual([]);
  await page.getByLabel('Mobile number').fill('');
  await page.keyboard.type('98x12-3000 twenty 23');
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('98123 00023');
  await page.keyboard.press('Enter');
  await page.getByText('Sent to +91').waitFor();
  await page.keyboard.type(app.readCode('+919812300023'));
  // Its frames are so late that the name comes before the dialog has seen that the code has gone.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').waitFor();
  await page.clock.runFor(1000);
  await expect.poll(() => page.getByLabel('First name').evaluate((one: Named) => one.matches(':focus'))).toBe(true);
  await page.clock.resume();
  await page.keyboard.type('Bina 98140 12345');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Must not contain a phone number' }).waitFor();
  await page.getByLabel('First name').fill('Bina');
  // While the answer is being taken in, a key sends nothing.
  await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':enabled')).waitFor();
  // Looked for before it can come: it goes after a few seconds.
  const told = expect.poll(() => noticeOn(page, GREEN, 'Your Profile has been updated')).toBe('as wanted');
  await page.keyboard.press('Enter');
  await told;
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
  const known = app.client();
  known.token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? undefined;
  expect((await known.get('/api/auth/myprofile')).body.users).toMatchObject({ first_name: 'Bina', subtype: '1' });
});
type Named = { getAttribute(name: string): string | null; innerText: string; matches(selector: string): boolean };

it('U-32 U-35 U-67 by keys alone staff tick, decide and take it back, and reject with reasons that come up every day', async () => {
  const page = await visit('/staff/review', { as: staff });
  await page.getByRole('heading', { name: 'Flat that waits for staff' }).waitFor();
  await page.keyboard.press('r');
  await page.getByText('What has to change?').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('button:focus', { hasText: 'Reject' }).waitFor();
  for (const key of ['4', '5', 'v']) await page.keyboard.press(key);
  await page.getByText('Verified: Flat that waits for staff').waitFor();
  await page.keyboard.press('u');
  await page.getByText('Verified: Flat that waits for staff').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Flat that waits for staff' }).waitFor();

  let sent: unknown;
  await page.route('**/reject', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { code: 200 } });
  });
  await page.keyboard.press('r');
  await page.getByLabel('The price does not fit the place and the size.').press('Space');
  await page.getByLabel('Please show the ownership paper.').press('Space');
  await page.getByLabel('Another reason').fill('The gate is on another street.');
  expect(await lookFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Rejected: Flat that waits for staff').waitFor();
  // What is held goes out with whoever leaves the page.
  await page.locator('header').getByRole('link', { name: 'Naksha' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject({ codes: ['price', 'paper'], reasons: ['The gate is on another street.'] });
});

it('S-27 what one seller spams is rejected together, and what another posted stays', async () => {
  const spammer = await app.signIn('+919812300013', 'Spam');
  for (let n = 1; n <= 3; n++) await spammer.postFlat({ title: `Spam flat ${n}` });
  await app.drain();
  const page = await visit('/staff/review', { as: staff });
  await page.getByRole('button', { name: /Spam flat 2/ }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByLabel(/^Another reason/).fill('Call 98140 12345');
  await page.getByRole('button', { name: 'Reject with these reasons' }).click();
  await page.getByText('Must not contain a phone number').waitFor();
  await page.getByLabel(/^Another reason/).fill('This is no home');
  await page.getByLabel('Reject the other 2 waiting listings of this seller too').check();
  await page.getByRole('button', { name: 'Reject with these reasons' }).click();
  await page.getByText('Rejected: Spam flat 2 and 2 more').waitFor();
  const queue = page.getByRole('region', { name: 'Waiting' });
  await queue.getByText('Spam flat').first().waitFor({ state: 'detached' });
  await queue.getByText('Flat that waits for staff').waitFor();
  // Leaving the page sends at once what could still be taken back.
  await page.getByRole('link', { name: 'Naksha' }).first().click();
  const states = async () => {
    const { body } = await spammer.get('/api/me/listings');
    return body.listings.map(({ listing_state }: { listing_state: string }) => listing_state);
  };
  await expect.poll(states).toEqual(['rejected', 'rejected', 'rejected']);
});

it('A-07 A-22 U-32 U-35 V-10 V-11 X-01 X-03 an impossible number and a wrong code are said where they were typed; Edit leads back', async () => {
  const page = await visit('/login');
  await askForCode(page, '12');
  await page.getByText('Invalid Phone Number').waitFor();

  await askForCode(page, '9812300021');
  await page.getByText('Sent to +91').waitFor();
  const again = page.getByRole('button', { name: /^Send the code again/ });
  expect(await again.isDisabled()).toBe(true);
  expect(await again.innerText()).toMatch(/^Send the code again in (20|1\d) s$/);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await typeCode(page, '111');
  expect(await verify.isDisabled()).toBe(true);
  expect(await lookFaults(page)).toEqual([]);
  for (let left = 3; left > 0; left--) await page.keyboard.press('Backspace');
  await expectDigitsOnly(page);
  await typeCode(page, wrongFor('+919812300021'));
  // From a box, Enter is as good as the button.
  await page.keyboard.press('Enter');
  await page.getByText("OTP doesn't match!").waitFor();
  expect(await page.locator('input[aria-invalid=true]').count()).toBe(4);
  // A wrong code waives the wait.
  expect(await again.isEnabled()).toBe(true);
  const tooEarly = { status: 429, title: 'too early', code: 'code_too_early' };
  await page.route('**/api/auth/signup/signin', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '9' }, json: tooEarly }),
  );
  await again.click();
  await page.getByRole('button', { name: /^Send the code again in [89] s$/ }).waitFor();
  await page.unroute('**/api/auth/signup/signin');
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit the mobile number' }).click();
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('98123 00021');
});

/** Beside them stands an input that nobody sees, for the form. */
const CODE_BOXES = 'form input.max-w-12';
/** What the boxes of a code take, from its first box on. */
async function expectDigitsOnly(page: Page): Promise<void> {
  const boxes = page.locator(CODE_BOXES);
  const read = () =>
    boxes.evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value || '_').join(''));
  await boxes.first().click();
  await page.keyboard.type('a1-b 2.');
  expect(await read()).toBe('12__');
  const at = () => boxes.evaluateAll((all) => all.findIndex((one) => one.matches(':focus')));
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return at();
  };
  const start = await at();
  expect(await press('ArrowLeft')).toBe(start - 1);
  expect(await press('ArrowRight')).toBe(start);
  expect(await press('ArrowLeft', 'ArrowLeft')).toBe(0);
  expect(await press('Delete')).toBe(0);
  expect(await read()).toBe('2___');
  // Enter sends nothing that isn't whole. Tab leaves the boxes, and comes back to where the next digit goes.
  expect(await press('Enter')).toBe(0);
  expect(await press('Tab')).toBe(-1);
  expect(await press('Shift+Tab')).toBe(1);
  expect(await read()).toBe('2___');
  for (let left = 4; left > 0; left--) await page.keyboard.press('Delete');
  await page.keyboard.press('End');
  for (let left = 4; left > 0; left--) await page.keyboard.press('Backspace');
  expect(await read()).toBe('____');
  await boxes.first().evaluate((box) => {
    const { DataTransfer, ClipboardEvent } = globalThis as unknown as Clipboard;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '98x7');
    (box as unknown as { dispatchEvent(event: unknown): void }).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  expect(await read()).toBe('987_');
  for (let left = 4; left > 0; left--) await page.keyboard.press('Backspace');
}
type Clipboard = {
  DataTransfer: new () => { setData(kind: string, text: string): void };
  ClipboardEvent: new (type: string, init: object) => unknown;
};

it('V-16 X-05 the dialog has as many boxes as a code has digits, and a sign-in without access says that it can’t be', async () => {
  const page = await visit('/');
  let ways = { enable_flag: true, otp_length: 6, sms_countries: ['+91'] };
  await page.route('**/api/property/otp-enable/', (route) => route.fulfill({ json: ways }));
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Your account' }).hover();
    await page.locator('header').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  };
  await page.route('**/api/auth/signup/signin', (route) =>
    route.fulfill({ status: 201, json: { status: true, otp_length: 6 } }),
  );
  await openDialog();
  await askForCode(page, '9812300027');
  await page.getByText('6-digit code').waitFor();
  expect(await page.getByRole('dialog').locator(CODE_BOXES).count()).toBe(6);

  await page.unroute('**/api/auth/signup/signin');
  ways = { ...ways, enable_flag: false, otp_length: 4 };
  await page.reload();
  await openDialog();
  await askForCode(page, '9812300028');
  await expect.poll(() => noticeOn(page, RED, 'There is some issue in login!')).toBe('as wanted');
});

it('A-24 A-33 A-34 X-04 a used-up code says that it has ended, and a locked account says so and offers no other code', async () => {
  const phone = '+919812300022';
  const page = await visit('/login');
  await page.clock.install();
  await askForCode(page, phone.slice(3));
  await page.getByText('Sent to +91').waitFor();
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  const tryWrong = async () => {
    await typeCode(page, wrongFor(phone));
    const answered = page.waitForResponse(/otpverify/);
    await verify.click();
    await (await answered).finished();
  };
  for (let tries = 0; tries < 3; tries++) {
    await tryWrong();
    await page.getByText("OTP doesn't match!").waitFor();
  }
  await tryWrong();
  await page.getByText('This code has ended. Ask for a new one.').waitFor();
  await page.getByRole('button', { name: 'Send the code again' }).click();
  await page.getByText('A new code is on its way.').waitFor();
  await tryWrong();
  await page.getByText("OTP doesn't match!").waitFor();
  // From here on the page's time stands still but for what it is told, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 1000);
  await tryWrong();
  const locked = page.getByText(
    'Your account has been temporarily locked for one hour due to exceeding the maximum number of attempts',
  );
  await locked.waitFor();
  expect(await page.getByRole('button', { name: /^Send the code again/ }).count()).toBe(0);
  const off = page.getByRole('button', { name: /^Try again at \d{1,2}:\d\d [ap]m$/ });
  expect(await off.isDisabled()).toBe(true);
  const inAnHour = [59, 60, 61].map((minutes) => `Try again at ${shownTime(Date.now() + minutes * 60_000)}`);
  expect(inAnHour).toContain(await off.innerText());
  await page.clock.runFor(4000);
  expect(await locked.isVisible()).toBe(true);
  await page.clock.runFor(3000);
  await locked.waitFor({ state: 'detached' });
  expect(await off.isDisabled()).toBe(true);
  // Why stays as long as the lock, and so it does where the number is asked for.
  const why = page.getByText(/it is locked until .* A device that has signed in .* Our office opens it again: /);
  await page.clock.runFor(60_000);
  expect(await why.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Edit the mobile number' }).click();
  const send = page.getByRole('button', { name: 'Send code' });
  await send.click();
  await off.waitFor();
  await page.clock.runFor(6000);
  expect(await why.isVisible()).toBe(true);
  // Another number is not held up by it.
  await page.getByLabel('Mobile number').fill('9812300033');
  expect(await send.isEnabled()).toBe(true);
  expect(await why.count()).toBe(0);
});

it('X-02 A-10 N-01 U-32 U-35 where no code can be asked for, nor a name kept, a red notice says so; the one stays and the other closes', async () => {
  const failed = 'Some error occurred! please try again';
  const page = await visit('/login?next=/dashboard/listing');
  await page.route('**/api/auth/signup/signin', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.evaluate(NOTE_NOTICE, failed);
  await askForCode(page, '9812300024');
  await expect.poll(() => noticeOn(page, RED, failed)).toBe('as wanted');
  await page.unroute('**/api/auth/signup/signin');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Sent to +91').waitFor();
  await typeCode(page, app.readCode('+919812300024'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByLabel('First name').fill('Charu');
  expect(await lookFaults(page)).toEqual([]);
  await page.getByText(failed, { exact: true }).waitFor({ state: 'detached', timeout: 30_000 });
  const shownFor = await page.evaluate<number>('window.shownFor');
  expect(shownFor > 4900 && shownFor < 9000, `shown for ${shownFor} ms`).toBe(true);
  await page.route('**/api/auth/myprofile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => noticeOn(page, RED, failed)).toBe('as wanted');
  await page.getByRole('heading', { name: 'My listings' }).waitFor();
});

it('B-13 B-14 X-17 a stranger’s Save asks them to sign in and records nothing before; then it is saved, as what was wished', async () => {
  const page = await visit(`/flat/${open.slug}`);
  const taps: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/api/buyer/') && !asked.url().endsWith('/viewed'))
      taps.push(`${asked.url().split('/').pop()} ${asked.postData()}`);
  });
  const signIn = async (digits: string) => {
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await askForCode(page, digits);
    await page.getByText('Sent to +91').waitFor();
    expect(taps).toEqual([]);
    await typeCode(page, app.readCode(`+91${digits}`));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
  };
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signIn('9812300025');
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  expect(taps).toEqual([`saved ${JSON.stringify({ property: open.id, liked: true })}`]);
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await expect.poll(() => taps.at(-1)).toBe(`saved ${JSON.stringify({ property: open.id, liked: false })}`);
  // Refused, it is told, and what was shown before the answer is taken back.
  const broken = 'Something went wrong on our side. Please try again.';
  await page.route(/\/api\/buyer\/(saved|contacted)$/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  for (const button of ['Save', 'Contact seller']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => noticeOn(page, RED, broken)).toBe('as wanted');
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: button, exact: true }).waitFor();
  }
});

it('B-13 a stranger’s contact is recorded after the sign-in, and not before', async () => {
  const page = await visit(`/flat/${open.slug}`);
  const taps: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/buyer/contacted')) taps.push(String(asked.postData()));
  });
  await page.getByRole('button', { name: 'Contact seller' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await askForCode(page, '9812300026');
  await page.getByText('Sent to +91').waitFor();
  expect(taps).toEqual([]);
  await typeCode(page, app.readCode('+919812300026'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
  expect(taps).toEqual([JSON.stringify({ property: open.id })]);
});

it('X-12 a kept token that cannot be validated is told in red at the bottom right until dismissed', async () => {
  const page = await visit('/');
  await page.evaluate((token) => localStorage.setItem('access_token', token), String(buyer.token));
  await page.route('**/api/auth/token-verify', (route) => route.abort());
  await page.reload();
  const words = 'Something went wrong, please try again!';
  const notice = page.getByRole('alert').filter({ hasText: words }).first();
  await notice.waitFor();
  await expect.poll(() => noticeOn(page, RED, words)).toBe('as wanted');
  const { x, y, width, height } = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([WIDE.width - x - width < 40, WIDE.height - y - height < 40]).toEqual([true, true]);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
});

it('H-14 H-20 R-22 X-06 X-08 A-18 signing in and out are told, and out is out even where the server cannot be asked', async () => {
  const page = await visit('/dashboard/listing?x=1');
  await page.waitForURL('**/login?next=%2Fdashboard%2Flisting%3Fx%3D1');
  await askForCode(page, '9812300011');
  await page.getByText('Sent to +91').waitFor();
  await typeCode(page, app.readCode('+919812300011'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect.poll(() => noticeOn(page, GREEN, "You've successfully login!")).toBe('as wanted');
  await page.getByText('Flat that waits for staff').first().waitFor();
  expect(page.url()).toBe(`${app.url}/dashboard/listing?x=1`);
  await page.route('**/api/auth/signout*', (route) => route.abort());
  await page.evaluate(() => {
    localStorage.setItem('naksha.city', 'panchkula');
    sessionStorage.setItem('of this visit', 'yes');
    (globalThis as { sameVisit?: boolean }).sameVisit = true;
  });
  await page.getByRole('button', { name: 'Your account' }).hover();
  await page.locator('header').getByText('Hello', { exact: true }).waitFor();
  await page.getByText('Logout', { exact: true }).first().click();
  await expect.poll(() => noticeOn(page, GREEN, "You've successfully logged-out!")).toBe('as wanted');
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(await page.evaluate('[localStorage.length, sessionStorage.length, window.sameVisit]')).toEqual([
    0,
    0,
    undefined,
  ]);
});

it('L-08 the popular searches of the landing page take turns', async () => {
  const page = await visit('/');
  const shown = page.getByText(/^For example: /);
  await shown.waitFor();
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const searches = new Set<string>();
  await expect
    .poll(async () => {
      searches.add((await shown.innerText()).replace('For example: ', ''));
      await page.clock.fastForward(3000);
      return [...searches];
    })
    .toEqual([
      ...['2+ BHK', '3+ BHK', '4+ BHK'].map((size) => `${size} flats for sale in Mohali`),
      ...['2+ BHK', '3+ BHK'].map((size) => `${size} flats for sale in Chandigarh`),
      '2+ BHK flats for sale in Zirakpur',
    ]);
});

it('L-09 L-11 R-14 the landing page’s articles lie side by side at a desk and scroll on a phone; one leads to all, and to itself', async () => {
  for (const viewport of [WIDE, NARROW]) {
    const page = await visit('/', { viewport });
    const cards = page.getByTestId('blog-cards').locator('li');
    await cards.first().waitFor();
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    const isShown = () =>
      cards.nth(2).evaluate((card, width) => card.getBoundingClientRect().right <= width, viewport.width);
    expect(await isShown()).toBe(viewport === WIDE);
    if (viewport === NARROW) {
      for (const _ of [1, 2]) await page.getByRole('button', { name: 'Next article' }).click();
      await expect.poll(isShown).toBe(true);
    }
    await page.getByRole('link', { name: 'More Articles' }).click();
    await page.locator('main a[href="/blogs/units-of-land"]').click();
    await page.getByRole('cell', { name: 'Kanal, revenue record' }).waitFor();
    expect(await page.title()).toBe('Units Of Land | Naksha');
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
  }
});

it('A-20 X-11 a kept token that the server does not know is thrown away, and the notice stays until dismissed', async () => {
  const stranger = app.client();
  stranger.token = 'no-such-token';
  const page = await visit('/', { as: stranger });
  const notice = page.getByRole('alert').filter({ hasText: 'Session expired! please login again' });
  await notice.waitFor();
  await expect.poll(() => noticeOn(page, RED, 'Session expired! please login again')).toBe('as wanted');
  const { x, y, width, height } = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([WIDE.width - x - width < 40, WIDE.height - y - height < 40]).toEqual([true, true]);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
});

it('U-61 offline a page says as of when what it shows was loaded', async () => {
  const page = await visit(`/flat/${open.slug}`);
  // What says so comes once a page has nothing else to load.
  await page.waitForResponse(/\/as-of-/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Contact seller' }).waitFor();
  const times = [-1, 0].map((minutes) => `You are offline. Shown as of ${shownTime(Date.now() + minutes * 60_000)}.`);
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.context().setOffline(true);
  const bar = page.getByText(/as of/);
  expect(times).toContain(await bar.innerText());
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
});

it('a form with fields missing says how many, without a fault for axe, and what was typed outlives a reload', async () => {
  const page = await visit('/add', { viewport: NARROW });
  await page.getByLabel('Title').fill('Flat with a long view');
  await page.getByRole('button', { name: 'Post property' }).click();
  await page.getByText(/fields? need/).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.reload();
  expect(await page.getByLabel('Title').inputValue()).toBe('Flat with a long view');
});

/** Run in the page: for how long these words are there. Milliseconds. */
const NOTE_NOTICE = (words: string): void => {
  const { document, MutationObserver, performance } = globalThis as unknown as Watched;
  let since: number | undefined;
  new MutationObserver((_, observer) => {
    const there = document.body.innerText.includes(words);
    if (there) since ??= performance.now();
    else if (since !== undefined) {
      (globalThis as { shownFor?: number }).shownFor = performance.now() - since;
      observer.disconnect();
    }
  }).observe(document.body, { childList: true, subtree: true });
};
type Watched = {
  document: { body: { innerText: string } };
  performance: { now(): number };
  MutationObserver: new (
    on: (changes: unknown, observer: { disconnect(): void }) => void,
  ) => { observe(of: unknown, what: object): void };
};

it('H-29 H-28 at a desk the drawer opens at the right, 300 px wide, and closes by Escape and Back; on the account’s pages it stands at the left', async () => {
  const page = await visit('/contact');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog');
  await menu.click();
  await drawer.getByRole('link', { name: 'Featured Projects' }).waitFor();
  expect(await drawer.boundingBox()).toMatchObject({ x: 1440 - 300, width: 300 });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((one: Named) => one.matches(':focus'))).toBe(true);
  await menu.click();
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/contact');
  const own = await visit('/dashboard/listing', { as: seller });
  const standing = own.getByRole('complementary').first();
  await standing.getByText('My Selling Dashboard').waitFor();
  expect(await standing.boundingBox()).toMatchObject({ x: 0, y: 64, width: 300 });
  expect(await own.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
});

it('H-11 H-12 H-13 H-46 on a phone the header has menu, logo and city, on Landing the person, and the drawer says what a footer would', async () => {
  const page = await visit('/', { viewport: NARROW });
  const city = page.locator('header').getByRole('button', { name: /city/i });
  await page.locator('main h1').waitFor();
  expect(await city.count()).toBe(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.goto('/contact');
  await city.click();
  await page.getByRole('button', { name: /^Panchkula/ }).click();
  await page.getByText('City has been changed!').waitFor();
  expect(
    await page.locator('header').getByRole('button', { name: 'Your account' }).filter({ visible: true }).count(),
  ).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.locator('header').getByText('Panchkula').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  for (const words of ['RERA number', 'Grievance officer', 'Terms and Conditions', 'Disclaimer', 'Privacy Policy'])
    await drawer.getByText(words).waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/home');
});
