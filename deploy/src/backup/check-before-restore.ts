import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ErasureLedger, LedgerUnreadable } from '@naksha/services';
import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';
import { LEDGER_COPY } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { readSecretIds } from './secret-ids.ts';

/** What would make the restored database useless, or bring erased people back, is said before hours of work. @throws UserError */
export async function checkBeforeRestore(config: Config, backup: string): Promise<void> {
  const manifest = readManifest(backup);
  if (!readSecretIds(config).accepts(manifest.secret))
    throw new UserError(
      'NAKSHA_SECRET: the backup was taken under another one, and nobody could sign in to their account. Set it to the one of then, ' +
        'or to a newer one with that as NAKSHA_SECRET_PREVIOUS (one that was generated lies in the old data folder, as the file secret)',
    );
  if (!manifest.ledger) return;
  const path = config.ERASURE_LEDGER || join(config.NAKSHA_DATA_DIR, 'erasures');
  const id = await findLedger(path);
  if (id === manifest.ledger) return;
  if (id) throw new UserError(`ERASURE_LEDGER: ${path} is the erasure ledger of another database`);
  const copy = join(backup, LEDGER_COPY);
  throw new UserError(
    `ERASURE_LEDGER: ${path} is missing: put the newest copy there is in its place, or people who were erased come back.` +
      (existsSync(copy)
        ? ` Is none left, ${copy} is as old as the backup: whoever was erased after ${manifest.takenAt.toISOString()} has to be erased again by hand`
        : ''),
  );
}

async function findLedger(path: string): Promise<string | undefined> {
  try {
    return await new ErasureLedger({ erasureLedger: path }).findId();
  } catch (error) {
    if (error instanceof LedgerUnreadable) throw new UserError(`ERASURE_LEDGER: ${error.message}`);
    throw error;
  }
}
