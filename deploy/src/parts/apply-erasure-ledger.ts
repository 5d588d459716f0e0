import { ApplyLedger, LedgerUnreadable } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { UserError } from '../process/user-error.ts';

/**
 * Before the first response or message: restoring a backup must not bring back people erased since.
 * @throws UserError if the ledger belongs to another database
 */
export async function applyErasureLedger(app: INestApplicationContext): Promise<void> {
  try {
    await app.get(ApplyLedger, { strict: false }).apply();
  } catch (error) {
    if (error instanceof LedgerUnreadable) throw new UserError(`ERASURE_LEDGER: ${error.message}`);
    throw error;
  }
}
