import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { chromium } from 'playwright-core';
import { UNDRAWN } from './undrawn.ts';

/** WebGL without a GPU. Compositing by WebGL too would take twice as long. */
const WEBGL = [
  '--use-gl=angle',
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const FEW_PIXELS = 0.5;
/** Arguments of the packaged browser that normal browsers do not have. */
const UNLIKE_PEOPLE = /single-process|disable-web-security|disable-gpu|headless|use-gl|use-angle|no-zygote/;

/** @property drawn whether WebGL draws pixels; the map's state does not depend on it */
export type PersonOptions = BrowserContextOptions & { drawn?: boolean };

export type TestBrowser = {
  person(options?: PersonOptions): Promise<BrowserContext>;
  close(): Promise<void>;
};

/** A browser from npm, or the one at `CHROME_PATH`. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await launchBrowser();
  return { person: (options) => openContext(browser, options), close: () => browser.close() };
}

let launched: Promise<Browser> | undefined;
/**
 * One browser per process: starting takes a second, and compiled scripts and shaders are kept. Closing closes this file's
 * contexts. Drawing is off by default, because software shaders take two fifths of a Home test's time.
 */
export async function shareBrowser(): Promise<TestBrowser> {
  launched ??= launchBrowser();
  const browser = await launched;
  // After a crash, the next file starts another.
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
    // Root cannot use the sandbox.
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
    // Service workers have their own tests; they would compete for the two cores.
    serviceWorkers: 'block',
    ...options,
  });
  if (!drawn) await context.addInitScript(UNDRAWN);
  return context;
}

/** Unpacks the browser if needed, in one process at a time. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: [] };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser found. Set CHROME_PATH to the path of Chrome or Chromium.');
  const { default: packaged } = await import('@sparticuz/chromium');
  const args = packaged.args.filter((arg) => !UNLIKE_PEOPLE.test(arg));
  return { executablePath: process.env.UNPACKED_CHROME ?? (await packaged.executablePath()), args };
}
