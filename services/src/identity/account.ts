import type { AccountEvent } from '@naksha/events/contracts';

/** What decisions about an account need of its history. */
export type Account = { state: 'unknown' | 'open' | 'erased' };

/** The stream of one account, folded. */
export const account = { initial: { state: 'unknown' } as Account, evolve };

function evolve(before: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'AccountOpened':
      return { state: 'open' };
    case 'ProfileCompleted':
      return before;
    case 'AccountErased':
      return { state: 'erased' };
    default:
      return event satisfies never;
  }
}
