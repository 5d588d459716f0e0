import type { AccountId } from '@naksha/events/kernel';

/** Asks the read side for its documents about a person, by what they are. */
export interface OwnDocuments {
  findOwn(account: AccountId): Promise<Readonly<Record<string, readonly unknown[]>>>;
}
