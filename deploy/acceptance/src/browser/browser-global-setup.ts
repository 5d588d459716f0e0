import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COMPILED } from '@naksha/deploy/testing';
import { findBrowser } from './browser.ts';

const BUILD = fileURLToPath(new URL('../../../build.mjs', import.meta.url));

/** Builds if needed and unpacks the browser once, before test files run concurrently. */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD]);
  // For the workers, which start later.
  process.env.NODE_COMPILE_CACHE = COMPILED;
  process.env.UNPACKED_CHROME = (await findBrowser()).executablePath;
}
