import type { AccountId } from '../kernel/ids.ts';
import { EVERY_CITY, type StaffRole } from '../kernel/options.ts';

/** The signed-in caller, resolved from the bearer token once per request. */
export type Caller = {
  account: AccountId;
  /** A staff number with a second factor proven in this session. */
  staff: boolean;
  /** Without roles, staff have no rights beyond anyone's. */
  roles?: readonly StaffRole[];
  /** Of an assistant, by city name. */
  cities?: readonly string[];
  /** A staff number without a proven second factor: may only prove one. */
  staffUnproven?: boolean;
  /** When the second factor was last proven in this session. */
  provenAt?: Date;
  /** Named by an operator. */
  dealer?: boolean;
  /** If known. */
  openedAt?: Date;
  /** None for operators' commands. */
  session?: string;
};

/** Whether the caller has one of the roles; administrators have all. */
export const hasRole = ({ staff, roles = [] }: Caller, ...wanted: readonly StaffRole[]): boolean =>
  staff && roles.some((role) => role === 'administrator' || wanted.includes(role));

/**
 * Whether the caller is an assistant for the city. Administrators are not, because buyers' numbers are for those who call.
 * @param city as the listing names it; '' if it has none
 */
export const assistsCity = ({ staff, roles = [], cities = [] }: Caller, city: string): boolean =>
  staff && roles.includes('assistant') && cities.some((one) => one === EVERY_CITY || one === city);
