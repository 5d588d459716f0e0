import type { AccountId } from '@naksha/events/kernel';

/** First names from the vault, filled in when somebody asks. Who gave none, or is erased, is missing. */
export interface PersonNames {
  firstNames(accounts: readonly AccountId[]): Promise<ReadonlyMap<AccountId, string>>;
}

export const PERSON_NAMES = Symbol('PersonNames');
