import type { AccountId } from '@naksha/events/kernel';
import type { ListPart } from './print-lists.ts';

/** Asks the read side for its documents about a person, by what they are, some at a time. */
export interface OwnDocuments {
  findOwn(account: AccountId): AsyncIterable<ListPart>;
}
