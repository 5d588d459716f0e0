import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Page } from 'playwright-core';
import { builtClient } from '../app/client-build.ts';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };
const AGENT = { BRAND_RERA: 'PBRERA-SAS80-REA0001', BRAND_GRIEVANCE_OFFICER: 'Ms Gill' };

type Visit = { as?: TestClient; viewport?: typeof WIDE };
type People = Readonly<Record<'seller' | 'staff' | 'buyer', TestClient>>;
type Listings = Readonly<Record<'open' | 'waiting' | 'gone', ListingPosted>>;

export class OpenedSite {
  #pages: Page[] = [];

  private constructor(
    readonly app: TestApp,
    readonly people: People,
    readonly listings: Listings,
    readonly browser: TestBrowser,
  ) {}

  static async open(): Promise<OpenedSite> {
    const starting = TestApp.start({ client: builtClient(), settings: AGENT });
    const [app, browser] = await Promise.all([starting, shareBrowser()]);
    const seller = await app.signIn('+919812300011', 'Asha');
    const staff = await app.signIn(STAFF_PHONE, 'Meera');
    const buyer = await app.signIn('+919812300012', 'Vikram');
    const open = await seller.postFlat();
    const waiting = await seller.postFlat({ title: 'Flat that waits for staff', position: { lat: 30.7, lng: 76.72 } });
    const gone = await seller.postFlat({ title: 'Flat that was deleted', position: { lat: 30.71, lng: 76.73 } });
    // A deleted listing has a page only if it was public.
    for (const { id } of [open, gone]) await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    await seller.put(`/api/property/sold-delete/${gone.id}`, { action: 'delete' });
    await buyer.post('/api/buyer/contacted', { property: open.id });
    await app.drain();
    return new OpenedSite(app, { seller, staff, buyer }, { open, waiting, gone }, browser);
  }

  async visit(path: string, how?: Visit): Promise<Page> {
    const page = await this.look(path, how);
    this.#pages.push(page);
    return page;
  }

  async look(path: string, { as, viewport = WIDE }: Visit = {}): Promise<Page> {
    const context = await this.browser.person({ baseURL: this.app.url, viewport, reducedMotion: 'reduce' });
    if (as?.token) await context.addInitScript((token) => localStorage.setItem('access_token', token), as.token);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }

  async closePages(): Promise<void> {
    for (const page of this.#pages) await page.context().close();
    this.#pages = [];
  }

  async close(): Promise<void> {
    await Promise.all([this.app.stop(), this.browser.close()]);
  }
}
