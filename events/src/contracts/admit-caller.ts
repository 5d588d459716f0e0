import type { StaffRole } from '../kernel/options.ts';
import { type Caller, hasAnyRoleOrIsAdministrator } from './caller.ts';
import { Problem } from './problem.ts';

/** Routes below `/api/staff` without it are forbidden. */
export const STAFF_ROLES_OF_ROUTE = 'naksha:staff-roles-of-route';

export const signInRequiredProblem = (): Problem => new Problem(401, 'sign_in_first', 'Sign in to continue.');

export function requireSignedIn(caller: Caller | undefined): Caller {
  if (!caller) throw signInRequiredProblem();
  return caller;
}

export function requireStaffRole(caller: Caller | undefined, roles: readonly StaffRole[]): Caller {
  const known = requireSignedIn(caller);
  if (!hasAnyRoleOrIsAdministrator(known, ...roles)) throw new Problem(403, 'staff_only', 'Only staff can do this.');
  return known;
}
