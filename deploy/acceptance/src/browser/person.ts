import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import type { TestBrowser } from './browser.ts';

export type Site = {
  url: string;
  /** The last code sent to the number (E.164). */
  readCode(phone: string): string;
};

export class Person {
  readonly troubles: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly site: Site,
  ) {}

  static async arrive(
    browser: TestBrowser,
    site: Site,
    path: string,
    screen: BrowserContextOptions = {},
  ): Promise<Person> {
    const context = await browser.person({ ...screen, baseURL: site.url });
    const person = new Person(await context.newPage(), context, site);
    const { page } = person;
    page.on('pageerror', (error) => person.troubles.push(String(error)));
    page.on('console', (message) => isTrouble(message) && person.troubles.push(message.text()));
    page.on(
      'response',
      (answer) => answer.status() >= 500 && person.troubles.push(`${answer.status()} ${answer.url()}`),
    );
    page.on('requestfailed', (request) => {
      // A page left while loading.
      const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (isFile(request.url()) && !isGivenUp) person.troubles.push(`failed: ${request.url()}`);
    });
    await page.goto(path);
    // Lost at the first reload.
    await page.evaluate(() => {
      (globalThis as Marked).firstLoad = true;
    });
    return person;
  }

  /** Signs in wherever the form is. @param phone E.164, Indian @param onSignedIn awaited before a new user's name is entered */
  async signIn(phone: string, firstName?: string, onSignedIn?: () => Promise<void>): Promise<void> {
    const { page } = this;
    await page.getByLabel('Mobile number').fill(phone.slice(3));
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('Sent to +91').waitFor();
    await page.locator('form').filter({ hasText: 'Sent to +91' }).locator('input').first().click();
    await page.keyboard.type(this.site.readCode(phone));
    const verify = page.getByRole('button', { name: 'Verify', exact: true });
    if (await verify.isVisible()) await verify.click({ timeout: 2000 }).catch(() => {});
    if (!firstName) return;
    await page.getByLabel('First name').waitFor();
    await onSignedIn?.();
    await page.getByLabel('First name').fill(firstName);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  neverReloaded(): Promise<boolean> {
    return this.page.evaluate(() => (globalThis as Marked).firstLoad === true);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

const isFile = (url: string): boolean => url.includes('/assets/');

type Marked = { firstLoad?: boolean };

/** Rejected requests are expected; other console errors are not. */
const isTrouble = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && !/Failed to load resource/.test(message.text());
