import type { AccountId } from '../kernel/ids.ts';
import { EVERY_CITY, type StaffRole } from '../kernel/options.ts';

export type Caller = {
  account: AccountId;
  /** With a second factor proven in this session. */
  staff: boolean;
  /** Without roles, staff have no special rights. */
  roles?: readonly StaffRole[];
  cities?: readonly string[];
  /** Without a proven second factor: may only prove one. */
  staffUnproven?: boolean;
  provenAt?: Date;
  /** Named by an operator. */
  dealer?: boolean;
  openedAt?: Date;
  /** None for operators' commands. */
  session?: string;
};

/** Administrators have all roles. */
export const hasAnyRoleOrIsAdministrator = (
  { staff, roles = [] }: Caller,
  ...requiredRoles: readonly StaffRole[]
): boolean => staff && roles.some((role) => role === 'administrator' || requiredRoles.includes(role));

/** Not administrators: buyers' numbers are for those who call. */
export const isAssistantForCity = ({ staff, roles = [], cities = [] }: Caller, city: string): boolean =>
  staff && roles.includes('assistant') && cities.some((one) => one === EVERY_CITY || one === city);
