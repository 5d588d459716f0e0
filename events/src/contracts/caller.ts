import type { AccountId } from '../kernel/ids.ts';
import { EVERY_CITY, type StaffRole } from '../kernel/options.ts';

/** Signed-in caller, or nobody. Resolved once a request, from the bearer token. */
export type Caller = {
  account: AccountId;
  /** With staff's rights: one of their numbers, and a second factor proven in this session. */
  staff: boolean;
  /** What somebody with staff's rights is there for; who has none may do no more than anybody. */
  roles?: readonly StaffRole[];
  /** Of an assistant: whose listings' buyers they call, by the name of the city. */
  cities?: readonly string[];
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

/** Whether it is one of these roles' to do; an administrator may do what any of them may. */
export const hasRole = ({ staff, roles = [] }: Caller, ...wanted: readonly StaffRole[]): boolean =>
  staff && roles.some((role) => role === 'administrator' || wanted.includes(role));

/**
 * Whether somebody calls the buyers of that city's listings. Nobody is by being an administrator: a buyer's number is for whoever
 * calls them.
 * @param city as the listing says it; '' where it says none
 */
export const assistsCity = ({ staff, roles = [], cities = [] }: Caller, city: string): boolean =>
  staff && roles.includes('assistant') && cities.some((one) => one === EVERY_CITY || one === city);
