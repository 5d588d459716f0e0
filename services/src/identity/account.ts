import type { AccountEvent } from '@naksha/events/contracts';
import type { BlockReason, StaffRole } from '@naksha/events/kernel';
import type { Refusal } from '../commands/refusal.ts';

/** `trusted`: imports may be verified by sample. */
export type Account = {
  state: 'unknown' | 'open' | 'erased';
  blocked?: BlockReason;
  staff?: Appointment;
  trusted?: true;
};

/** `cities`: that an assistant serves. */
export type Appointment = { roles: readonly StaffRole[]; cities: readonly string[] };

export const noSuchUser: Refusal = { status: 404, code: 'no_such_user', detail: 'Account not found.' };

export const account = { initial: { state: 'unknown' } as Account, evolve };

function evolve(before: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'AccountOpened':
      return { state: 'open' };
    case 'ProfileCompleted':
      return before;
    case 'AccountBlocked':
      return { ...before, blocked: event.data.reason };
    case 'AccountUnblocked':
      return { ...before, blocked: undefined };
    case 'StaffRolesSet':
      return { ...before, staff: event.data.roles.length > 0 ? event.data : undefined };
    case 'SellerTrustSet':
      return { ...before, trusted: event.data.trusted || undefined };
    case 'AccountErased':
      return { state: 'erased' };
    default:
      return event satisfies never;
  }
}
