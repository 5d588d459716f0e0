import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';
import type { Config } from './config.ts';

/** The configured secret, or in development one that is generated once and kept: another would make every session and phone unknown. */
export function chooseSecret(config: Config): string {
  if (config.NAKSHA_SECRET) return config.NAKSHA_SECRET;
  const path = join(config.NAKSHA_DATA_DIR, 'secret');
  makeFolder('NAKSHA_DATA_DIR', config.NAKSHA_DATA_DIR);
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
