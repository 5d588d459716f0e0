import type { Caller, InterestEvent } from '@naksha/events/contracts';
import { LEAD_STATUSES, type LeadStatus, type NoteId, toListingIdOrThrow } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { buyer, seller, staff } from '../../testing/sample-listing.ts';
import { type LeadWork, workLead } from './decide-work-lead.ts';

const between = { listing: toListingIdOrThrow('0000000004k'), buyer: buyer.account };
const at = '2026-11-22T12:30:00.000Z';
const note = '00000000-0000-7000-8000-0000000000bb' as NoteId;
const contacted: InterestEvent = {
  type: 'ListingContacted',
  data: { ...between, seller: seller.account, day: '2026-11-21', city: 'Mohali' },
};
const callback: InterestEvent = { type: 'CallbackAsked', data: { ...between, at } };
const set = (status: LeadStatus): InterestEvent => ({
  type: 'LeadStatusSet',
  data: { ...between, seller: seller.account, status },
});
const step = (what: 'call' | 'visit'): InterestEvent => ({
  type: 'LeadNextStepSet',
  data: { ...between, step: { what, at } },
});
const nothingLeft: InterestEvent = { type: 'LeadNextStepSet', data: { ...between, step: null } };
const assistant = (...cities: string[]): Caller => ({
  account: staff.account,
  staff: true,
  roles: ['assistant'],
  cities,
});
const { given } = givenScenario(workLead, undefined);
const work = (does: LeadWork, caller = assistant('Mohali')) => ({ ...between, caller, work: does });

describe('a lead handled by the office', () => {
  it('B-10 starts as new and can have any of the five statuses, each recorded once', () => {
    for (const status of LEAD_STATUSES.filter((one) => one !== 'new'))
      given([contacted])
        .when(work({ status }))
        .then([set(status)]);
    given([contacted])
      .when(work({ status: 'new' }))
      .then([]);
    given([contacted, set('called')])
      .when(work({ status: 'called' }))
      .then([]);
    given([contacted, set('called')])
      .when(work({ status: 'new' }))
      .then([set('new')]);
  });

  it('is due at the requested time of the call, until the call is made', () => {
    given([contacted, callback])
      .when(work({ status: 'called' }))
      .then([set('called'), nothingLeft]);
    given([contacted, callback])
      .when(work({ note }))
      .then([{ type: 'LeadNoted', data: { ...between, note } }]);
    given([contacted, callback])
      .when(work({ status: 'called', step: { what: 'visit', at } }))
      .then([set('called'), step('visit')]);
  });

  it('keeps an agreed visit when it is called again, and has no next step once it is closed', () => {
    given([contacted, step('visit')])
      .when(work({ status: 'called' }))
      .then([set('called')]);
    for (const status of ['closed', 'not_interested'] as const)
      given([contacted, step('visit')])
        .when(work({ status }))
        .then([set(status), nothingLeft]);
    given([contacted, step('visit')])
      .when(work({ step: null }))
      .then([nothingLeft]);
    given([contacted])
      .when(work({ step: null }))
      .then([]);
  });

  it('B-15 is for the assistant of that city or of every city, and administrators', () => {
    const call = { status: 'called' as const };
    for (const caller of [assistant('Panchkula', 'Mohali'), assistant('*'), staff])
      given([contacted])
        .when(work(call, caller))
        .then([set('called')]);
    given([contacted])
      .when(work(call, assistant('Panchkula')))
      .thenRefused({ status: 403, code: 'lead_of_other_city' });
    for (const caller of [buyer, seller, { ...staff, roles: ['reviewer', 'editor'] } satisfies Caller])
      given([contacted]).when(work(call, caller)).thenRefused({ status: 403, code: 'staff_only' });
    given([contacted])
      .when(work(call, { ...assistant('*'), account: seller.account }))
      .thenRefused({ status: 403, code: 'lead_of_own_listing' });
  });

  it('exists once a buyer has contacted the seller', () => {
    given([])
      .when(work({ status: 'called' }))
      .thenRefused({ status: 404, code: 'no_such_lead' });
    given([{ type: 'ListingSaved', data: between }])
      .when(work({ note }))
      .thenRefused({ code: 'no_such_lead' });
  });
});
