import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COMPILED } from '@naksha/deploy/testing';
import { findBrowser } from './browser.ts';

const BUILD = fileURLToPath(new URL('../../../build.mjs', import.meta.url));

/**
 * People meet the product as it is built: what is stale is built first. The browser is unpacked once, before files that open it
 * run side by side, and stays for the next run.
 */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD]);
  // Of the processes that the files run in, which start after this.
  process.env.NODE_COMPILE_CACHE = COMPILED;
  process.env.UNPACKED_CHROME = (await findBrowser()).executablePath;
}
