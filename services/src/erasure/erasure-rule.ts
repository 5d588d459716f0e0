import type { AccountId } from '@naksha/events/kernel';
import type { WriteDatabase } from '../database/write-database.ts';

export type ErasureTransaction = Parameters<Parameters<WriteDatabase['$transaction']>[0]>[0];

/**
 * Whom it is about. `phoneHashes`: every form in which the number may stand in a table, `phones`: the number itself; none where the
 * row is gone already.
 */
export type ErasedPerson = { account: AccountId; phoneHashes: readonly string[]; phones: readonly string[] };

/** What a feature keeps of a person, and how it is deleted. Asked again and again until all is done, it deletes what is left. */
export interface ErasureRule {
  /** Within the one transaction that deletes whatever the tables of the write side hold of the person. */
  deleteRows?(transaction: ErasureTransaction, person: ErasedPerson): Promise<void>;
  /** What takes commands, and so events, afterwards. @returns whether there was anything left to do */
  finish?(account: AccountId, now: Date): Promise<boolean>;
}
