import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, parseConfig } from '../config/config.ts';

export const STAFF_PHONE = '+919800000001';

const ledgers = mkdtempSync(join(tmpdir(), 'naksha-erasures-'));
process.once('exit', () => rmSync(ledgers, { recursive: true, force: true }));

/** The ledger's path for a test's database, shared by all servers on it. */
export const testErasureLedgerPath = (databaseUrl: string): string => join(ledgers, new URL(databaseUrl).pathname);

export const createTestConfig = (settings: Record<string, string> = {}): Config =>
  parseConfig({
    PORT: '0',
    NAKSHA_DATA_DIR: join(ledgers, 'data'),
    NAKSHA_SECRET: 'a secret of the tests, forty letters long',
    STAFF_PHONES: STAFF_PHONE,
    POSTS_A_DAY_NEW: '1000',
    POSTS_UNTIL_VERIFIED: '1000',
    NAKSHA_DEMO: 'off',
    ERASURE_LEDGER: join(ledgers, 'erasures'),
    // Tests make no requests to other hosts.
    MAP_STYLE_URL: 'plain',
    LOG_LEVEL: 'warn',
    ...settings,
  });
