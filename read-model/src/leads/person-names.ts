import type { AccountId } from '@naksha/events/kernel';

/** Erased accounts and those without a name are missing. */
export interface PersonNames {
  findFirstNames(accounts: readonly AccountId[]): Promise<ReadonlyMap<AccountId, string>>;
}

export const PERSON_NAMES = Symbol('PersonNames');
