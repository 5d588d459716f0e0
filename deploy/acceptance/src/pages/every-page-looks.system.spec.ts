import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineContent } from '../app/define-content.ts';
import { sampleFlat } from '../app/sample-flat.ts';
import type { TestClient } from '../app/test-client.ts';
import { findAxeProblems } from '../browser/find-axe-problems.ts';
import { findDesignProblems } from '../browser/find-design-problems.ts';
import { findFocusProblems } from '../browser/find-focus-problems.ts';
import { LAID_OUT } from '../browser/laid-out.ts';
import { SOON } from '../home/home-on-screen.ts';
import { type Looked, listLooks } from './every-page.ts';
import { NARROW, OpenedSite, WIDE } from './opened-site.ts';

const PROJECT = 'mohali-green-towers';

let site: OpenedSite;
beforeAll(async () => {
  site = await OpenedSite.open();
  await fillPages();
  await site.app.drain();
});
afterAll(() => site?.close());

async function fillPages(): Promise<void> {
  const asked = { name: 'Ravi', email: 'ravi@example.com', mobile_phone: '9812300013', subject: 'A flat' };
  const answers = [
    await site.people.buyer.post('/api/buyer/saved', { property: site.listings.open.id }),
    await site.people.buyer.post('/api/searches', { view: 'price_range=0,90', name: 'Around the lake' }),
    await site.app.client().post('/api/contact/contact-us/', { ...asked, message: 'Is it near the lake?' }),
    await site.app
      .client()
      .post('/api/reports', { listing: site.listings.open.id, kind: 'sold', browser: 'browser-number-1' }),
    await defineContent(site.people.staff, `project/${PROJECT}`, {
      ...{ names: { en: 'Green Towers' }, type: 'Society', city: 'mohali', featured: true },
      ...{ aka: [], position: sampleFlat.position, radiusM: 300 },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}

it('H-31 H-32 H-41 H-42 U-32 U-34 U-35 U-38 U-41 Z-01 at 1440 and at 360 px, no page has a serious axe violation, horizontal scroll, wrong styles or invisible focus, and visitors find Sign in', {
  timeout: 300_000,
}, async () => {
  const looks = listLooks({
    open: site.listings.open.slug,
    waiting: site.listings.waiting.slug,
    gone: site.listings.gone.slug,
    project: PROJECT,
  });
  const found = await Promise.all([
    lookAtAll(looks.stranger),
    lookAtAll(looks.buyer, site.people.buyer),
    lookAtAll(looks.seller, site.people.seller),
    lookAtAll(looks.staff, site.people.staff),
  ]);
  expect(found.flat()).toEqual([]);
});

async function lookAtAll(all: readonly Looked[], as?: TestClient): Promise<string[]> {
  const page = await site.look('about:blank', { as });
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
      const found = [...(await findAxeProblems(page)), ...(await findDesignProblems(page))];
      if (!as && !(await offersSignIn(page, viewport))) found.push('no way to sign in');
      found.push(...(await findFocusProblems(page)));
      const ofAccount = /^\/(analytics|dashboard|staff)/.test(path);
      const withFooter = !ofAccount && !(viewport === NARROW && /^\/(home|search\/)/.test(path));
      // The footer may appear later.
      const footer = page.locator('footer').filter({ visible: true });
      if (withFooter) await footer.waitFor(SOON).catch(() => found.push('no footer'));
      else if ((await footer.count()) > 0) found.push('a footer');
      if (!(await hasChat(page))) found.push('no chat button that floats');
      const ground = path === '/' ? 'rgb(255, 255, 255)' : 'rgb(246, 245, 242)';
      if ((await readBackground(page)) !== ground) found.push(`not on ${ground}`);
      faults.push(...found.map((fault) => `${name} at ${viewport.width}: ${fault}`));
    }
  }
  await page.context().close();
  return faults;
}

const readBackground = (page: Page): Promise<string> =>
  page.evaluate("getComputedStyle(document.querySelector('[data-route]') ?? document.documentElement).backgroundColor");

const hasChat = async (page: Page): Promise<boolean> =>
  (await page
    .locator('[data-chat]')
    .waitFor()
    .then(
      () => true,
      () => false,
    )) && (await page.evaluate("getComputedStyle(document.querySelector('[data-chat]')).position")) === 'fixed';

/** From the hover menu; on phones from the drawer. */
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
