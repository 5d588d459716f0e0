import type { Request } from 'playwright-core';
import { it as base, expect } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { TestApp } from '../app/start-test-app.ts';
import { openBrowser } from '../browser/browser.ts';
import { HomeOnScreen } from './home-on-screen.ts';
import { buildStreet, TOWER_FLATS } from './home-street.ts';

/** Where the whole street is in sight, each home a marker of its own but for those of the tower. */
export const STREET_VIEW = '?c=30.697,76.71,17';
/** Those on it that are not under review. */
export const HOMES = 3 + TOWER_FLATS;
/** Run in a page before its own scripts: a browser that can draw no moving map. */
export const WITHOUT_WEBGL = `
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
  };`;
/** Its screen has two pixels for one of these, or three; the shaders of a browser without a card are paid by the pixel. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/**
 * A test of somebody who looks at the street's homes: one server and one browser for all tests of a file, and for each
 * a person, her page, what it asked for, and Home on it. A test fails where the page threw or printed an error.
 */
export const streetTest = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  .extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    const app = await TestApp.start({ client: builtClient() });
    onCleanup(() => app.stop());
    return app;
  })
  .extend('street', { scope: 'file' }, ({ app }) => buildStreet(app))
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('screen', {} as Partial<typeof PHONE>)
  .extend('person', async ({ browser, screen }, { onCleanup }) => {
    const person = await browser.person(screen);
    onCleanup(() => person.close());
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
