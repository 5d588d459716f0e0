import type { AccountEvent } from '@naksha/events/contracts';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { eraseAccount } from './decide-erase-account.ts';

const opened: AccountEvent = { type: 'AccountOpened', data: { demo: false } };
const completed: AccountEvent = { type: 'ProfileCompleted', data: {} };
const erased = (by: 'owner' | 'staff' | 'ledger'): AccountEvent => ({ type: 'AccountErased', data: { by } });
const { given } = givenScenario(eraseAccount, undefined);

describe('erasing an account', () => {
  it('is recorded once, with who requested it', () => {
    given([opened, completed])
      .when({ by: 'owner' })
      .then([erased('owner')]);
    given([opened])
      .when({ by: 'staff' })
      .then([erased('staff')]);
    given([opened])
      .when({ by: 'ledger' })
      .then([erased('ledger')]);
  });

  it('changes nothing once the account is erased, whoever requests it', () => {
    for (const before of ['owner', 'staff', 'ledger'] as const)
      given([opened, erased(before)])
        .when({ by: 'owner' })
        .then([]);
  });

  it('is rejected if the account does not exist', () => {
    given([]).when({ by: 'staff' }).thenRefused({ status: 404, code: 'no_such_user' });
  });
});
