import type { AccountEvent, Caller } from '@naksha/events/contracts';
import { type AccountId, accepted, type Decider, refused } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { type Account, account as folded, noSuchUser } from '../account.ts';
import { refusalUnlessProvenAdministrator } from '../block-account/decide-block-account.ts';

export type TrustCommand = { account: AccountId; caller: Caller; trusted: boolean };

const trustSelf: Refusal = { status: 403, code: 'trust_self', detail: 'You cannot mark your own imports as trusted.' };

export const trustSeller: Decider<Account, TrustCommand, AccountEvent, { now: Date }, Refusal> = {
  ...folded,
  decide(state, { account, caller, trusted }, { now }) {
    const refusal = refusalUnlessProvenAdministrator(caller, now);
    if (refusal) return refused(refusal);
    if (state.state !== 'open') return refused(noSuchUser);
    if (account === caller.account) return refused(trustSelf);
    if ((state.trusted ?? false) === trusted) return accepted<AccountEvent>();
    return accepted<AccountEvent>({ type: 'SellerTrustSet', data: { trusted } });
  },
};
