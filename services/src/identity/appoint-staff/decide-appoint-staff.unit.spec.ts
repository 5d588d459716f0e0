import type { AccountEvent } from '@naksha/events/contracts';
import type { StaffRole } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { appointStaff } from './decide-appoint-staff.ts';

const opened: AccountEvent = { type: 'AccountOpened', data: { demo: false } };
const set = (roles: StaffRole[], cities: string[] = []): AccountEvent => ({
  type: 'StaffRolesSet',
  data: { roles, cities },
});
const { given } = givenScenario(appointStaff, undefined);
const to = (roles: StaffRole[], cities: string[] = []) => ({ to: { roles, cities } });

describe('staff roles', () => {
  it('are set by an operator, for all roles at once, and repeating this adds no event', () => {
    given([opened])
      .when(to(['reviewer']))
      .then([set(['reviewer'])]);
    given([opened, set(['reviewer'])])
      .when(to(['reviewer']))
      .then([]);
    given([opened, set(['reviewer'])])
      .when(to(['reviewer', 'editor']))
      .then([set(['reviewer', 'editor'])]);
  });

  it('end when no role is left', () => {
    given([opened, set(['reviewer'])])
      .when(to([]))
      .then([set([])]);
    given([opened]).when(to([])).then([]);
    given([opened, set(['reviewer']), set([])])
      .when(to([]))
      .then([]);
  });

  it('as an assistant include cities, which other roles do not have', () => {
    given([opened])
      .when(to(['assistant'], ['Mohali']))
      .then([set(['assistant'], ['Mohali'])]);
    given([opened])
      .when(to(['assistant']))
      .thenRefused({
        status: 422,
        errors: [{ field: 'city', reason: 'is required for an assistant: a city, or * for all' }],
      });
    given([opened])
      .when(to(['editor'], ['Mohali']))
      .thenRefused({ status: 422, errors: [{ field: 'city', reason: 'is only allowed for an assistant' }] });
  });

  it('require an existing account', () => {
    given([])
      .when(to(['reviewer']))
      .thenRefused({ status: 404, code: 'no_such_user' });
    given([opened, { type: 'AccountErased', data: { by: 'owner' } }])
      .when(to(['reviewer']))
      .thenRefused({ status: 404, code: 'no_such_user' });
  });
});
