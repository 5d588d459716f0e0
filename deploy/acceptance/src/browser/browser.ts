import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { chromium } from 'playwright-core';
import { UNDRAWN } from './undrawn.ts';

/** WebGL without a graphics card. Only WebGL: to put whole pages together by its shaders too takes twice the time. */
const WEBGL = [
  '--use-gl=angle',
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
/** Shaders without a card are paid by the pixel: a screen with half as many each way takes two thirds of the time. */
const FEW_PIXELS = 0.5;
/** The packaged browser's own arguments that would make it another browser than people have. */
const UNLIKE_PEOPLE = /single-process|disable-web-security|disable-gpu|headless|use-gl|use-angle|no-zygote/;

/** @property drawn whether WebGL fills any pixel; the map knows what it shows either way */
export type PersonOptions = BrowserContextOptions & { drawn?: boolean };

export type TestBrowser = {
  /** Somebody's browser: cookies, storage and window are theirs alone. */
  person(options?: PersonOptions): Promise<BrowserContext>;
  close(): Promise<void>;
};

/** A real browser from npm; where there is none for the platform, the one at `CHROME_PATH`. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await launchBrowser();
  return { person: (options) => openContext(browser, options), close: () => browser.close() };
}

let launched: Promise<Browser> | undefined;
/**
 * One browser for all files of a process, with which it ends: to start one takes a second, and it keeps what it has made of
 * scripts and shaders. Closing sends this file's people away. Their maps are drawn where that is asked for: shaders without a
 * card are two fifths of what a test of Home takes, and few look at pixels or point at what only pixels tell.
 */
export async function shareBrowser(): Promise<TestBrowser> {
  launched ??= launchBrowser();
  const browser = await launched;
  // Where it crashed, the next file has another one.
  browser.once('disconnected', () => {
    launched = undefined;
  });
  const people = new Set<BrowserContext>();
  return {
    async person(options) {
      const person = await openContext(browser, { drawn: false, ...options });
      people.add(person);
      return person;
    },
    async close() {
      await Promise.all([...people].map((person) => person.close()));
    },
  };
}

async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({
    executablePath,
    // Root, as in containers, may not use the sandbox. The profile is a temporary one of each launch.
    args: [...args, ...WEBGL, '--no-sandbox'],
    headless: true,
  });
}

async function openContext(
  browser: Browser,
  { drawn = true, ...options }: PersonOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: FEW_PIXELS,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a worker fetches by itself is another test's: they share two cores.
    serviceWorkers: 'block',
    ...options,
  });
  if (!drawn) await context.addInitScript(UNDRAWN);
  return context;
}

/** Unpacked, if need be. Only one process at a time may do that: another would start what is not all there yet. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: [] };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('set CHROME_PATH to the Chrome that is installed here');
  const { default: packaged } = await import('@sparticuz/chromium');
  const args = packaged.args.filter((arg) => !UNLIKE_PEOPLE.test(arg));
  return { executablePath: process.env.UNPACKED_CHROME ?? (await packaged.executablePath()), args };
}
