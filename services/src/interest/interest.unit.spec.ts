import type { InterestEvent } from '@naksha/events/contracts';
import { fold, toListingIdOrThrow } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { buyer, seller } from '../testing/sample-listing.ts';
import { interest } from './interest.ts';

const between = { listing: toListingIdOrThrow('0000000004k'), buyer: buyer.account };
const viewed: InterestEvent = { type: 'ListingViewed', data: { ...between, day: '2026-11-21' } };
const saved: InterestEvent = { type: 'ListingSaved', data: between };
const unsaved: InterestEvent = { type: 'ListingUnsaved', data: between };
const contacted: InterestEvent = {
  type: 'ListingContacted',
  data: { ...between, seller: seller.account, day: '2026-11-21' },
};
const called: InterestEvent = { type: 'LeadStatusSet', data: { ...between, seller: seller.account, status: 'called' } };
const after = (...events: InterestEvent[]) => fold(interest, events);

it('stores views, saves and contacts of a buyer separately', () => {
  expect(after()).toEqual({ saved: false });
  expect(after(viewed, saved)).toEqual({ saved: true, viewedOn: '2026-11-21' });
  expect(after(viewed, saved, unsaved)).toEqual({ saved: false, viewedOn: '2026-11-21' });
  const lead = { seller: seller.account, status: 'new' };
  expect(after(saved, contacted)).toEqual({ saved: true, lead });
  expect(after(saved, contacted, called)).toEqual({ saved: true, lead: { ...lead, status: 'called' } });
  expect(after(saved, called)).toEqual({ saved: true });
});

it('stores the city of a lead, its next step, and the requested time of a call', () => {
  const [six, seven] = ['2026-11-21T12:30:00.000Z', '2026-11-21T13:30:00.000Z'];
  const asked = (at: string): InterestEvent => ({ type: 'CallbackAsked', data: { ...between, at } });
  const step = (at: string | null): InterestEvent => ({
    type: 'LeadNextStepSet',
    data: { ...between, step: at ? { what: 'visit', at } : null },
  });
  const ofMohali = { ...contacted, data: { ...contacted.data, city: 'Mohali' } } as InterestEvent;
  const lead = { seller: seller.account, status: 'new', city: 'Mohali' };
  expect(after(ofMohali, asked(six)).lead).toEqual({
    ...lead,
    callback: { at: six, asked: 1 },
    step: { what: 'call', at: six },
  });
  expect(after(ofMohali, asked(six), asked(seven)).lead).toMatchObject({ callback: { at: seven, asked: 2 } });
  expect(after(ofMohali, asked(six), step(seven)).lead?.step).toEqual({ what: 'visit', at: seven });
  expect(after(ofMohali, asked(six), step(null)).lead?.step).toBeUndefined();
  expect(after(asked(six)).lead).toBeUndefined();
});
