import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ErasureLedger, LedgerUnreadable } from '@naksha/services';
import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';
import { LEDGER_COPY } from './make-backup.ts';
import { readBackupManifest } from './manifest.ts';
import { loadSecretIds } from './secret-ids.ts';

/** Reports what would make the restored database useless, or bring back erased accounts, before hours of work. */
export async function assertRestorable(config: Config, backup: string): Promise<void> {
  const manifest = readBackupManifest(backup);
  if (!loadSecretIds(config).accepts(manifest.secret))
    throw new UserError(
      'NAKSHA_SECRET: the backup was taken with another secret, without which accounts cannot be identified. Set NAKSHA_SECRET or ' +
        'NAKSHA_SECRET_PREVIOUS to it. A generated secret is in the file "secret" of the old data folder.',
    );
  if (!manifest.ledger) return;
  const path = config.ERASURE_LEDGER || join(config.NAKSHA_DATA_DIR, 'erasures');
  const id = await findLedger(path);
  if (id === manifest.ledger) return;
  if (id)
    throw new UserError(
      `ERASURE_LEDGER: ${path} is the erasure ledger of another database. Replace it with the ledger of the backed-up database.`,
    );
  const copy = join(backup, LEDGER_COPY);
  throw new UserError(
    `ERASURE_LEDGER: ${path} is missing. Without it, erased accounts would be restored. Put its newest copy there.` +
      (existsSync(copy)
        ? ` If there is no newer copy, use ${copy} and repeat every erasure made after ${manifest.takenAt.toISOString()} by hand.`
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
