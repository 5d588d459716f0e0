import { findBrowser } from './browser.ts';

/** The browser is unpacked once, before files that open it run side by side. */
export default async function setup(): Promise<void> {
  await findBrowser();
}
