import type { AccountId } from '@naksha/events/kernel';
import type { ListPart } from './print-lists.ts';

/** In pages. */
export interface OwnDocuments {
  findOwn(account: AccountId): AsyncIterable<ListPart>;
}
