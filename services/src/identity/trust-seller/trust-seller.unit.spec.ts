import type { AccountEvent, Caller } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { buyer, seller, staff } from '../../testing/sample-listing.ts';
import { trustSeller } from './decide-trust-seller.ts';

const now = new Date('2026-11-22T06:00:00Z');
const { given } = givenScenario(trustSeller, { now });
const administrator: Caller = { ...staff, provenAt: now };
const opened: AccountEvent = { type: 'AccountOpened', data: { demo: false } };
const set = (trusted: boolean): AccountEvent => ({ type: 'SellerTrustSet', data: { trusted } });
const trust = (trusted: boolean, caller = administrator, account: AccountId = seller.account) => ({
  ...{ trusted, caller, account },
});

describe('verification by sample for a seller', () => {
  it('is enabled once by an administrator, and can be disabled', () => {
    given([opened])
      .when(trust(true))
      .then([set(true)]);
    given([opened, set(true)])
      .when(trust(true))
      .then([]);
    given([opened, set(true)])
      .when(trust(false))
      .then([set(false)]);
    given([opened, set(true), set(false)])
      .when(trust(true))
      .then([set(true)]);
  });

  it('is enabled by nobody else, requires the second factor again, and never for oneself', () => {
    const reviewer: Caller = { ...administrator, roles: ['reviewer'] };
    for (const caller of [buyer, reviewer])
      given([opened]).when(trust(true, caller)).thenRefused({ status: 403, code: 'staff_only' });
    given([opened])
      .when(trust(true, { ...administrator, provenAt: undefined }))
      .thenRefused({ status: 403, code: 'prove_again' });
    given([opened])
      .when(trust(true, administrator, administrator.account))
      .thenRefused({ status: 403, code: 'trust_self' });
    given([]).when(trust(true)).thenRefused({ status: 404, code: 'no_such_user' });
  });

  it('ends with the account', () => {
    given([opened, set(true), { type: 'AccountErased', data: { by: 'owner' } }])
      .when(trust(true))
      .thenRefused({ status: 404, code: 'no_such_user' });
  });
});
