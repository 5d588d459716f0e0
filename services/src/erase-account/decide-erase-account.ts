import type { AccountEvent } from '@naksha/events/contracts';
import { accepted, type Decider, refused } from '@naksha/events/kernel';
import type { Refusal } from '../commands/refusal.ts';
import { type Account, account, noSuchUser } from '../identity/account.ts';

/** `ledger`: replayed after a restore. */
export type ErasedBy = 'owner' | 'staff' | 'ledger';

/** Idempotent. The person's wish was verified before. */
export const eraseAccount: Decider<Account, { by: ErasedBy }, AccountEvent, undefined, Refusal> = {
  ...account,
  decide({ state }, { by }) {
    if (state === 'unknown') return refused(noSuchUser);
    return state === 'erased' ? accepted() : accepted({ type: 'AccountErased', data: { by } });
  },
};
