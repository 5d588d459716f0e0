import type { AccountId } from '@naksha/events/kernel';
import type { WriteDatabase } from '../database/write-database.ts';

export type ErasureTransaction = Parameters<Parameters<WriteDatabase['$transaction']>[0]>[0];

/** `phoneHashes`: all stored forms. Empty if the row is already gone. */
export type ErasedPerson = { account: AccountId; phoneHashes: readonly string[]; phones: readonly string[] };

/** Called repeatedly until nothing is left. */
export interface ErasureRule {
  /** In the transaction that deletes the person's rows. */
  deleteRows?(transaction: ErasureTransaction, person: ErasedPerson): Promise<void>;
  /** For what needs commands, and so events. Returns whether anything was left to do. */
  finish?(account: AccountId, now: Date): Promise<boolean>;
}
