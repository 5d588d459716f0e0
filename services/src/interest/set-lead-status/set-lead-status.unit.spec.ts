import type { InterestEvent } from '@naksha/events/contracts';
import { asListingId, LEAD_STATUSES, type LeadStatus } from '@naksha/events/kernel';
import { scenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { buyer, seller, staff } from '../../testing/sample-listing.ts';
import { setLeadStatus } from './decide-set-lead-status.ts';

const between = { listing: asListingId('0000000004k'), buyer: buyer.account };
const contacted: InterestEvent = {
  type: 'ListingContacted',
  data: { ...between, seller: seller.account, day: '2026-11-21' },
};
const set = (status: LeadStatus): InterestEvent => ({
  type: 'LeadStatusSet',
  data: { ...between, seller: seller.account, status },
});
const { given } = scenario(setLeadStatus, undefined);
const to = (status: LeadStatus, by = seller) => ({ ...between, by: by.account, status });

describe('the status of a lead', () => {
  it('B-10 is set by its seller to any of the five, and starts as new', () => {
    for (const status of LEAD_STATUSES.filter((one) => one !== 'new'))
      given([contacted])
        .when(to(status))
        .then([set(status)]);
    given([contacted]).when(to('new')).then([]);
    given([contacted, set('called')])
      .when(to('called'))
      .then([]);
    given([contacted, set('called')])
      .when(to('new'))
      .then([set('new')]);
  });

  it('is no business of anybody else, and needs a lead', () => {
    for (const by of [buyer, staff])
      given([contacted]).when(to('called', by)).thenRefused({ status: 404, code: 'no_such_lead' });
    given([]).when(to('called')).thenRefused({ status: 404, code: 'no_such_lead' });
    given([{ type: 'ListingSaved', data: between }])
      .when(to('called'))
      .thenRefused({ code: 'no_such_lead' });
  });
});
