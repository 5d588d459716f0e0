import { findBrowser } from './browser.ts';

/** The browser is unpacked once, before files that open it run side by side, and stays for the next run. */
export default async function setup(): Promise<void> {
  process.env.UNPACKED_CHROME = (await findBrowser()).executablePath;
}
