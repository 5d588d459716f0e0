import type { AccountId } from '../kernel/ids.ts';

/** Signed-in caller, or nobody. Resolved once a request, from the bearer token. */
export type Caller = {
  account: AccountId;
  /** With staff's rights: one of their numbers, and a second factor proven in this session. */
  staff: boolean;
  /** One of staff's numbers, in a session that has proven no second factor: it may do that, and what anybody may. */
  staffUnproven?: boolean;
  /** When the second factor was proven in this session, the last time. */
  provenAt?: Date;
  /** A dealer whom an operator named. */
  dealer?: boolean;
  /** When the account was opened, where that is known. */
  openedAt?: Date;
  /** The session it acts in; none where an operator's command acts for somebody. */
  session?: string;
};
