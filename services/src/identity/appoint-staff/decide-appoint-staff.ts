import { isDeepStrictEqual } from 'node:util';
import type { AccountEvent } from '@naksha/events/contracts';
import { accepted, type Decider, type FieldError, refused } from '@naksha/events/kernel';
import { invalidFieldsRefusal, type Refusal } from '../../commands/refusal.ts';
import { type Account, type Appointment, account as folded, noSuchUser } from '../account.ts';

/** No roles: no longer staff. */
export type AppointStaffInput = { to: Appointment };

export const appointStaff: Decider<Account, AppointStaffInput, AccountEvent, undefined, Refusal> = {
  ...folded,
  decide({ state, staff = NOBODY }, { to }) {
    if (state !== 'open') return refused(noSuchUser);
    const errors = listCityErrors(to);
    if (errors.length > 0) return refused(invalidFieldsRefusal(errors));
    if (isDeepStrictEqual(staff, to)) return accepted();
    return accepted({ type: 'StaffRolesSet', data: { roles: [...to.roles], cities: [...to.cities] } });
  },
};

const NOBODY: Appointment = { roles: [], cities: [] };

/** Assistants see the numbers of buyers in their cities. */
function listCityErrors({ roles, cities }: Appointment): FieldError[] {
  const assists = roles.includes('assistant');
  if (assists && cities.length === 0)
    return [{ field: 'city', reason: 'is required for an assistant: a city, or * for all' }];
  if (!assists && cities.length > 0) return [{ field: 'city', reason: 'is only allowed for an assistant' }];
  return [];
}
