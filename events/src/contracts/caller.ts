import type { AccountId } from '../kernel/ids.ts';

/** Signed-in caller, or nobody. Resolved once a request, from the bearer token. */
export type Caller = {
  account: AccountId;
  staff: boolean;
  /** A dealer whom an operator named. */
  dealer?: boolean;
  /** When the account was opened, where that is known. */
  openedAt?: Date;
  /** The session it acts in; none where an operator's command acts for somebody. */
  session?: string;
};
