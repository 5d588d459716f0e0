import { ApplyLedger, LedgerUnreadable } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { UserError } from '../process/user-error.ts';

/**
 * Before anybody is answered or texted: a database that was restored from a backup brings nobody back who was erased since.
 * @throws UserError where the ledger can't be read, or belongs to another database
 */
export async function applyErasureLedger(app: INestApplicationContext): Promise<void> {
  try {
    await app.get(ApplyLedger, { strict: false }).apply();
  } catch (error) {
    if (error instanceof LedgerUnreadable) throw new UserError(`ERASURE_LEDGER: ${error.message}`);
    throw error;
  }
}
