import type { AccountId } from '@naksha/events/kernel';
import type { ListPart } from './print-lists.ts';

/** Reads a person's documents from the read side in pages. */
export interface OwnDocuments {
  findOwn(account: AccountId): AsyncIterable<ListPart>;
}
