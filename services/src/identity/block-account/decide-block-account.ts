import { type AccountEvent, type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { type AccountId, accepted, type BlockReason, type Decider, refused } from '@naksha/events/kernel';
import { type Refusal, staffOnlyRefusal } from '../../commands/refusal.ts';
import { type Account, account as folded, noSuchUser } from '../account.ts';
import { hasRecentSecondFactorProof, proofTooOld } from '../second-factor/factor-rules.ts';

/** Without `reason`: unblock. `system`: an operator. */
export type BlockCommand = { account: AccountId; caller: Caller | 'system'; reason?: BlockReason };

const blockSelf: Refusal = { status: 403, code: 'block_self', detail: 'You cannot block your own account.' };
const alreadyBlocked: Refusal = { status: 409, code: 'already_blocked', detail: 'The account is already blocked.' };
const notBlocked: Refusal = { status: 409, code: 'not_blocked', detail: 'The account is not blocked.' };

/** Also checked when a command is repeated: a stored result is only for callers who may send the command. */
export const refusalUnlessProvenAdministrator = (caller: Caller | 'system', now: Date): Refusal | undefined => {
  if (caller === 'system') return undefined;
  if (!hasAnyRoleOrIsAdministrator(caller, 'administrator')) return staffOnlyRefusal;
  return hasRecentSecondFactorProof(caller, now) ? undefined : proofTooOld;
};

/** Needs a recent second factor. */
export const blockAccount: Decider<Account, BlockCommand, AccountEvent, { now: Date }, Refusal> = {
  ...folded,
  decide(state, { account, caller, reason }, { now }) {
    const refusal = refusalUnlessProvenAdministrator(caller, now);
    if (refusal) return refused(refusal);
    if (state.state !== 'open') return refused(noSuchUser);
    if (caller !== 'system' && account === caller.account) return refused(blockSelf);
    if (reason && state.blocked) return refused(alreadyBlocked);
    if (!reason && !state.blocked) return refused(notBlocked);
    if (!reason) return accepted<AccountEvent>({ type: 'AccountUnblocked', data: {} });
    return accepted<AccountEvent>({ type: 'AccountBlocked', data: { reason } });
  },
};
