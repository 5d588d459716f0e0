import type { AccountEvent, Caller } from '@naksha/events/contracts';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { buyer, seller, staff } from '../../testing/sample-listing.ts';
import { blockAccount } from './decide-block-account.ts';

const now = new Date('2026-11-22T06:00:00Z');
const admin: Caller = { ...staff, provenAt: now };
const { given } = givenScenario(blockAccount, { now });
const opened: AccountEvent = { type: 'AccountOpened', data: { demo: false } };
const blocked: AccountEvent = { type: 'AccountBlocked', data: { reason: 'spam' } };
const unblocked: AccountEvent = { type: 'AccountUnblocked', data: {} };
const { account } = seller;

describe('blocking an account', () => {
  it('is done by staff with a reason, and can be undone', () => {
    given([opened]).when({ account, caller: admin, reason: 'spam' }).then([blocked]);
    given([opened, blocked]).when({ account, caller: admin }).then([unblocked]);
    given([opened, blocked, unblocked]).when({ account, caller: admin, reason: 'spam' }).then([blocked]);
    for (const caller of [buyer, seller])
      given([opened])
        .when({ account, caller: { ...caller, provenAt: now }, reason: 'spam' })
        .thenRefused({ status: 403, code: 'staff_only' });
  });

  it('requires a second factor proven within five minutes', () => {
    const before = { ...admin, provenAt: new Date(now.getTime() - 5 * 60_000 - 1) };
    for (const caller of [staff, before])
      given([opened]).when({ account, caller, reason: 'fraud' }).thenRefused({ status: 403, code: 'prove_again' });
    given([opened, blocked]).when({ account, caller: before }).thenRefused({ status: 403, code: 'prove_again' });
  });

  it('applies to another existing account, once', () => {
    given([]).when({ account, caller: admin, reason: 'spam' }).thenRefused({ status: 404, code: 'no_such_user' });
    given([opened])
      .when({ account: admin.account, caller: admin, reason: 'spam' })
      .thenRefused({ status: 403, code: 'block_self' });
    given([opened, blocked])
      .when({ account, caller: admin, reason: 'fraud' })
      .thenRefused({ status: 409, code: 'already_blocked' });
    given([opened]).when({ account, caller: admin }).thenRefused({ status: 409, code: 'not_blocked' });
  });
});
