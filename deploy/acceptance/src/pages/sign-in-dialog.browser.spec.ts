import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkNoticeColour, GREEN, RED } from '../browser/check-notice-colour.ts';
import { findAxeProblems } from '../browser/find-axe-problems.ts';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { readEdge, SHADOW } from '../browser/read-shadow.ts';
import { shownTime } from '../browser/shown-time.ts';
import { OpenedSite } from './opened-site.ts';
import { askForCode, CODE_BOXES, expectDigitsOnly, findWrongCode, typeCode } from './typed-code.ts';

let site: OpenedSite;
beforeAll(async () => {
  site = await OpenedSite.open();
});
afterEach(() => site.closePages());
afterAll(() => site?.close());

it('A-02 A-04 U-32 U-35 U-36 the dialog that a tap opened says why, stays open on Escape and outside clicks, and has a close button', async () => {
  const page = await site.visit(`/flat/${site.listings.open.slug}`);
  await page.getByRole('button', { name: 'Contact seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByText('Buy and Sell Property Online With Free Assistance').waitFor();
  expect([...(await findAxeProblems(page)), ...(await findDesignProblems(page))]).toEqual([]);
  expect((await readEdge(dialog)).shadow).toContain(SHADOW.dialog);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('A-06 A-10 A-35 V-07 X-07 the keyboard order follows the visual order, and the contact button focuses the number field', async () => {
  const page = await site.visit(`/flat/${site.listings.open.slug}`);
  const ways = { enable_flag: true, otp_length: 4, sms_countries: ['+91'] };
  await page.route('**/api/property/otp-enable/', (route) => route.fulfill({ json: ways }));
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
  // A pasted foreign number switches the country; letters among digits are an error.
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const [country, number] = [dialog.getByLabel('Country code'), page.getByLabel('Mobile number')];
  expect(await country.inputValue()).toBe('+91');
  await number.fill('+1 415 555 0100');
  await expect.poll(() => country.inputValue()).toBe('+1');
  await dialog
    .getByText('We can’t send texts to +1 (United States, Canada) numbers. Use a +91 (India) number, or contact us.')
    .waitFor();
  expect(await dialog.getByRole('link', { name: 'Contact us instead' }).getAttribute('href')).toBe('/contact');
  await number.fill('+91-98x12-3000 twenty 23');
  await country.selectOption('+91');
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await number.press('Enter');
  await dialog.getByText(/^Invalid Phone Number: “.91-98x12-3000 twenty 23”/).waitFor();
  expect(asked).toEqual([]);
  await number.fill('');
  await page.keyboard.type('919812300023');
  await expect.poll(() => number.inputValue()).toBe('98123 00023');
  await page.keyboard.press('Enter');
  await page.getByText('Sent to +91').waitFor();
  await page.keyboard.type(site.app.readCode('+919812300023'));
  // Delayed frames: the name form appears before the dialog notices the closed code form.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').waitFor();
  await page.clock.runFor(1000);
  await expect.poll(() => page.getByLabel('First name').evaluate((one: Named) => one.matches(':focus'))).toBe(true);
  await page.clock.resume();
  await page.keyboard.type('Bina 98140 12345');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Remove the phone number.' }).waitFor();
  await page.getByLabel('First name').fill('Bina');
  // While a request is pending, keys send nothing.
  await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':enabled')).waitFor();
  // The action's own notice follows this one.
  let answer = () => {};
  const read = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/buyer/contacted', (route) => read.then(() => route.continue()));
  await page.keyboard.press('Enter');
  await expect.poll(() => checkNoticeColour(page, GREEN, 'Your Profile has been updated')).toBe('as wanted');
  answer();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
  const known = site.app.client();
  known.token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? undefined;
  expect((await known.get('/api/auth/myprofile')).body.users).toMatchObject({ first_name: 'Bina', subtype: '1' });
});

type Named = { getAttribute(name: string): string | null; innerText: string; matches(selector: string): boolean };

it('A-07 A-22 U-32 U-35 V-10 V-11 X-01 X-03 an invalid number and a wrong code show errors at their field; Edit leads back', async () => {
  const page = await site.visit('/login');
  await askForCode(page, '12');
  await page.getByText(/^Invalid Phone Number: “\+91 12” is not a valid number/).waitFor();

  await askForCode(page, '9812300021');
  await page.getByText('Sent to +91').waitFor();
  const again = page.getByRole('button', { name: /^Resend code/ });
  expect(await again.isDisabled()).toBe(true);
  expect(await again.innerText()).toMatch(/^Resend code in (20|1\d) s$/);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await typeCode(page, '111');
  expect(await verify.isDisabled()).toBe(true);
  expect(await findDesignProblems(page)).toEqual([]);
  for (let left = 3; left > 0; left--) await page.keyboard.press('Backspace');
  await expectDigitsOnly(page);
  await typeCode(page, findWrongCode(site.app, '+919812300021'));
  await page.keyboard.press('Enter');
  await page.getByText("OTP doesn't match!").waitFor();
  await expect.poll(() => page.locator('input[aria-invalid=true]').count()).toBe(4);
  // A wrong code ends the wait.
  await expect.poll(() => again.isEnabled()).toBe(true);
  const tooEarly = { status: 429, title: 'too early', code: 'code_too_early' };
  await page.route('**/api/auth/signup/signin', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '9' }, json: tooEarly }),
  );
  await again.click();
  await page.getByRole('button', { name: /^Resend code in \d s$/ }).waitFor();
  await page.unroute('**/api/auth/signup/signin');
  expect(await findAxeProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit the mobile number' }).click();
  await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe('98123 00021');
});

it('V-16 X-05 the dialog has one box for each digit of a code, and a sign-in without access says that it is not possible', async () => {
  const page = await site.visit('/');
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
  await expect.poll(() => page.getByRole('dialog').locator(CODE_BOXES).count()).toBe(6);

  await page.unroute('**/api/auth/signup/signin');
  ways = { ...ways, enable_flag: false, otp_length: 4 };
  await page.reload();
  await openDialog();
  await askForCode(page, '9812300028');
  await expect.poll(() => checkNoticeColour(page, RED, 'There is some issue in login!')).toBe('as wanted');
});

it('A-24 A-33 A-34 X-04 an expired code says so, and a locked account says so and offers no new code', async () => {
  const phone = '+919812300022';
  const page = await site.visit('/login');
  await page.clock.install();
  await askForCode(page, phone.slice(3));
  await page.getByText('Sent to +91').waitFor();
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  const tryWrong = async () => {
    await typeCode(page, findWrongCode(site.app, phone));
    const answered = page.waitForResponse(/otpverify/);
    await verify.click();
    await (await answered).finished();
  };
  for (let tries = 0; tries < 3; tries++) {
    await tryWrong();
    await page.getByText("OTP doesn't match!").waitFor();
  }
  await tryWrong();
  await page.getByText('This code has expired. Request a new one.').waitFor();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await page.getByText('A new code is on its way.').waitFor();
  await tryWrong();
  await page.getByText("OTP doesn't match!").waitFor();
  // From here on, the page's clock only advances explicitly.
  await page.clock.pauseAt(Date.now() + 1000);
  await tryWrong();
  const locked = page.getByText(
    'Your account has been temporarily locked for one hour due to exceeding the maximum number of attempts',
  );
  await locked.waitFor();
  await page.getByRole('button', { name: /^Resend code/ }).waitFor({ state: 'detached' });
  const off = page.getByRole('button', { name: /^Try again at \d{1,2}:\d\d [ap]m$/ });
  expect(await off.isDisabled()).toBe(true);
  const inAnHour = [59, 60, 61].map((minutes) => `Try again at ${shownTime(Date.now() + minutes * 60_000)}`);
  expect(inAnHour).toContain(await off.innerText());
  await page.clock.runFor(4000);
  expect(await locked.isVisible()).toBe(true);
  await page.clock.runFor(3000);
  await locked.waitFor({ state: 'detached' });
  expect(await off.isDisabled()).toBe(true);
  // The reason stays as long as the lock, also where the number is entered.
  const why = page.getByText(
    /It is locked until .*, except on devices that have signed in .* To unlock it, call our office: /,
  );
  await page.clock.runFor(60_000);
  expect(await why.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Edit the mobile number' }).click();
  const send = page.getByRole('button', { name: 'Send code' });
  await send.click();
  await off.waitFor();
  await page.clock.runFor(6000);
  expect(await why.isVisible()).toBe(true);
  // Other numbers are not affected.
  await page.getByLabel('Mobile number').fill('9812300033');
  expect(await send.isEnabled()).toBe(true);
  expect(await why.count()).toBe(0);
});

it('X-02 A-10 N-01 U-32 U-35 a red notice says if no code can be requested or a name cannot be saved; the code dialog stays open and the name dialog closes', async () => {
  const failed = 'Some error occurred! please try again';
  const page = await site.visit('/login?next=/dashboard/listing');
  await page.route('**/api/auth/signup/signin', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.evaluate(NOTE_NOTICE, failed);
  await askForCode(page, '9812300024');
  await expect.poll(() => checkNoticeColour(page, RED, failed)).toBe('as wanted');
  await page.unroute('**/api/auth/signup/signin');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Sent to +91').waitFor();
  await typeCode(page, site.app.readCode('+919812300024'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByLabel('First name').fill('Charu');
  expect(await findDesignProblems(page)).toEqual([]);
  await page.getByText(failed, { exact: true }).waitFor({ state: 'detached', timeout: 30_000 });
  const shownFor = await page.evaluate<number>('window.shownFor');
  expect(shownFor).toBeGreaterThan(4900);
  await page.route('**/api/auth/myprofile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => checkNoticeColour(page, RED, failed)).toBe('as wanted');
  await page.getByRole('heading', { name: 'My listings' }).waitFor();
});

/** Runs in the page: how long the text is shown, in ms. */
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
