import type { Request } from 'playwright-core';
import { it as base, expect } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser } from '../browser/browser.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
import { HomeOnScreen } from './home-on-screen.ts';
import { buildStreet, type Street, TOWER_FLATS } from './home-street.ts';

/** The whole street in view, each home a marker except the tower's. */
export const STREET_VIEW = '?c=30.697,76.71,17';
/** Homes not under review. */
export const HOMES = 3 + TOWER_FLATS;
/** Two device pixels per CSS pixel instead of three: software shaders cost per pixel. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export type ServedStreet = { app: TestApp; street: Street };
export async function serveStreet(): Promise<ServedStreet> {
  const app = await TestApp.start({ client: builtClient() });
  return { app, street: await buildStreet(app) };
}

/** Shared by all files of a process; each removes what it adds. */
let shared: Promise<ServedStreet> | undefined;
async function closeShared(): Promise<void> {
  const served = await shared;
  shared = undefined;
  await served?.app.stop();
}

/** Base of tests with a visitor of the street on Home. Page errors fail the test. */
export const streetTest = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  .extend('served', { scope: 'worker' }, ({}, { onCleanup }) => {
    onCleanup(closeShared);
    shared ??= serveStreet().catch((error) => {
      shared = undefined;
      throw error;
    });
    return shared;
  })
  .extend('app', { scope: 'worker' }, ({ served }) => served.app)
  .extend('street', { scope: 'worker' }, ({ served }) => served.street)
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await shareBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('screen', {} as Partial<typeof PHONE>)
  .extend('moving', true)
  // For tests that look at the map's pixels. Others use its attributes.
  .extend('drawn', false)
  .extend('person', async ({ browser, screen, moving, drawn }, { onCleanup }) => {
    const person = await browser.person({ ...screen, drawn });
    onCleanup(() => person.close());
    if (!moving) await person.addInitScript(WITHOUT_WEBGL);
    return person;
  })
  .extend('page', async ({ person }, { onCleanup }) => {
    const page = await person.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    onCleanup(() => expect(complaints).toEqual([]));
    return page;
  })
  .extend('requests', ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    return requests;
  })
  .extend('home', ({ page, street }) => new HomeOnScreen(page, street.url));

/** For tests next to the map, which stays a light drawing because a moving one is expensive. */
export const besideMap = streetTest.extend('moving', false);
