import type { Request } from 'playwright-core';
import { it as base, expect } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser } from '../browser/browser.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
import { HomeOnScreen } from './home-on-screen.ts';
import { buildStreet, type Street, TOWER_FLATS } from './home-street.ts';

/** Where the whole street is in sight, each home a marker of its own but for those of the tower. */
export const STREET_VIEW = '?c=30.697,76.71,17';
/** Those on it that are not under review. */
export const HOMES = 3 + TOWER_FLATS;
/** Its screen has two pixels for one of these, or three; the shaders of a browser without a card are paid by the pixel. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export type ServedStreet = { app: TestApp; street: Street };
export async function serveStreet(): Promise<ServedStreet> {
  const app = await TestApp.start({ client: builtClient() });
  return { app, street: await buildStreet(app) };
}

/** That of all files of a process: they look at it, and take away again what they add. */
let shared: Promise<ServedStreet> | undefined;
async function closeShared(): Promise<void> {
  const served = await shared;
  shared = undefined;
  await served?.app.stop();
}

/**
 * A test of somebody who looks at the street's homes: a person, her page, what it asked for, and Home on it. A test fails
 * where the page threw or printed an error.
 */
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
  // For those who look at the map's pixels. It says by its attributes what it shows, and whoever points finds it without them.
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

/** A test of what stands beside the map, which is drawn light here: a moving one costs more than all the rest of the page. */
export const besideMap = streetTest.extend('moving', false);
