import type { InterestEvent } from '@naksha/events/contracts';
import { fold, toListingIdOrThrow } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { listing } from '../../listings/listing.ts';
import * as history from '../../testing/listing-history.ts';
import { buyer, seller } from '../../testing/sample-listing.ts';
import { type InterestAction, recordInterest } from './decide-record-interest.ts';

const id = toListingIdOrThrow('0000000004k');
const between = { listing: id, buyer: buyer.account };
const day = '2026-11-21';
const now = new Date('2026-11-21T06:00:00Z');
const context = (events = [history.posted, history.verified], contactLeft = true) => ({
  listing: fold(listing, events),
  day,
  now,
  contactLeft,
  untilTomorrow: 3600,
});
const { given } = givenScenario(recordInterest, context());
const about = (events: Parameters<typeof context>[0]) => givenScenario(recordInterest, context(events));
const tap = (action: InterestAction, liked?: boolean, who = buyer) => ({
  action,
  liked,
  listing: id,
  buyer: who.account,
});

const viewed = (on = day): InterestEvent => ({ type: 'ListingViewed', data: { ...between, day: on } });
const saved: InterestEvent = { type: 'ListingSaved', data: between };
const unsaved: InterestEvent = { type: 'ListingUnsaved', data: between };
const dismissed: InterestEvent = { type: 'ListingDismissed', data: between };
const undismissed: InterestEvent = { type: 'ListingUndismissed', data: between };
const contacted: InterestEvent = {
  type: 'ListingContacted',
  data: { ...between, seller: seller.account, day, city: 'Mohali' },
};

describe('a buyer’s interest in a listing', () => {
  it('B-02 saves or removes as "liked" requests, any number of times', () => {
    given([]).when(tap('saved', true)).then([saved]);
    given([saved]).when(tap('saved', true)).then([]);
    given([saved]).when(tap('saved', false)).then([unsaved]);
    given([]).when(tap('saved', false)).then([]);
  });

  it('B-02 toggles without "liked", and "unsaved" removes', () => {
    given([]).when(tap('saved')).then([saved]);
    given([saved]).when(tap('saved')).then([unsaved]);
    given([saved, unsaved]).when(tap('saved')).then([saved]);
    given([saved]).when(tap('unsaved')).then([unsaved]);
    given([saved]).when(tap('unsaved', true)).then([unsaved]);
    given([]).when(tap('unsaved')).then([]);
  });

  it('hides a home once and shows it again, whatever its state', () => {
    given([]).when(tap('dismissed')).then([dismissed]);
    given([dismissed]).when(tap('dismissed')).then([]);
    given([dismissed]).when(tap('undismissed')).then([undismissed]);
    given([dismissed, undismissed]).when(tap('undismissed')).then([]);
    given([dismissed, undismissed]).when(tap('dismissed')).then([dismissed]);
    given([saved]).when(tap('dismissed')).then([dismissed]);
    given([saved, dismissed]).when(tap('unsaved')).then([unsaved]);
    about([history.posted, history.verified, history.deleted])
      .given([dismissed])
      .when(tap('undismissed'))
      .then([undismissed]);
  });

  it('B-04 records one view per day', () => {
    given([]).when(tap('viewed')).then([viewed()]);
    given([viewed()]).when(tap('viewed')).then([]);
    given([viewed('2026-11-20'), viewed()])
      .when(tap('viewed'))
      .then([]);
    given([viewed('2026-11-22')])
      .when(tap('viewed'))
      .then([]);
    given([viewed('2026-11-20')])
      .when(tap('viewed'))
      .then([viewed()]);
  });

  it('B-03 a view does not change what is saved', () => {
    given([saved]).when(tap('viewed', false)).then([viewed()]);
    given([]).when(tap('viewed', true)).then([viewed()]);
  });

  it('B-01 a contact creates a lead, B-07 once', () => {
    given([]).when(tap('contacted')).then([contacted]);
    given([contacted]).when(tap('contacted')).then([]);
    given([saved, contacted]).when(tap('contacted', false)).then([]);
  });

  it('requests a call at a time that the buyer selects and can change', () => {
    const [six, seven] = ['2026-11-21T12:30:00.000Z', '2026-11-21T13:30:00.000Z'];
    const at = (callbackAt: string) => ({ ...tap('contacted'), callbackAt });
    const asked = (when: string): InterestEvent => ({ type: 'CallbackAsked', data: { ...between, at: when } });
    given([])
      .when(at(six))
      .then([contacted, asked(six)]);
    given([contacted])
      .when(at('2026-11-21T18:00:00+05:30'))
      .then([asked(six)]);
    given([contacted, asked(six)])
      .when(at(six))
      .then([]);
    given([contacted, asked(six)])
      .when(at(seven))
      .then([asked(seven)]);
    const often = Array.from({ length: 10 }, () => asked(six));
    given([contacted, ...often])
      .when(at(seven))
      .thenRefused({ status: 429, code: 'too_many_requests' });
    given([contacted, ...often])
      .when(tap('contacted'))
      .then([]);
    for (const wrong of ['2026-11-21T12:45:00.000Z', '2026-11-21T04:30:00.000Z', '2026-11-30T12:30:00.000Z'])
      given([])
        .when(at(wrong))
        .thenRefused({ status: 422, errors: [{ field: 'callback_at', reason: expect.any(String) }] });
    about([history.posted, history.verified, history.sold])
      .given([contacted])
      .when(at(six))
      .thenRefused({ status: 409, code: 'listing_sold' });
  });

  it('B-06 rejects a new contact over the daily limit, but not a repeated one', () => {
    const { given: used } = givenScenario(recordInterest, context(undefined, false));
    used([])
      .when(tap('contacted'))
      .thenRefused({
        status: 429,
        code: 'contacts_of_today_used',
        retryAfter: 3600,
        detail: expect.stringContaining('Try again tomorrow.'),
      });
    used([contacted]).when(tap('contacted')).then([]);
  });

  it('B-08 rejects a contact of the caller’s own listing, and does not count own views', () => {
    given([])
      .when(tap('contacted', undefined, seller))
      .thenRefused({ status: 403, code: 'contact_own_listing' });
    given([])
      .when(tap('viewed', undefined, seller))
      .then([]);
  });

  it('B-16 rejects a contact of a demo listing, which can be viewed and saved', () => {
    const demo = { ...history.posted, data: { ...history.posted.data, demo: true } } as typeof history.posted;
    const ofDemo = about([demo, history.verified]);
    ofDemo.given([]).when(tap('contacted')).thenRefused({ status: 403, code: 'contact_demo_listing' });
    ofDemo.given([]).when(tap('viewed')).then([viewed()]);
    ofDemo.given([]).when(tap('saved', true)).then([saved]);
  });

  it('rejects a listing that is not public yet', () => {
    for (const action of ['viewed', 'saved', 'contacted'] as const) {
      about([history.posted]).given([]).when(tap(action)).thenRefused({ status: 404, code: 'no_such_listing' });
      about([history.posted, history.rejected]).given([]).when(tap(action)).thenRefused({ code: 'no_such_listing' });
      about([]).given([]).when(tap(action)).thenRefused({ status: 404, code: 'no_such_listing' });
      about([history.posted, history.deleted]).given([]).when(tap(action)).thenRefused({ code: 'no_such_listing' });
      about([history.posted, history.verified, history.deleted])
        .given([])
        .when(tap(action))
        .thenRefused({ status: 410 });
    }
    for (const events of [[], [history.posted], [history.posted, history.deleted]])
      about(events).given([]).when(tap('unsaved')).thenRefused({ status: 404, code: 'no_such_listing' });
    about([history.posted]).given([saved]).when(tap('unsaved')).then([unsaved]);
  });

  it('allows no contact of a sold listing, and removal from saved listings in any state', () => {
    const soldOne = [history.posted, history.verified, history.sold];
    about(soldOne).given([]).when(tap('contacted')).thenRefused({ status: 409, code: 'listing_sold' });
    about(soldOne).given([contacted]).when(tap('contacted')).then([]);
    about(soldOne).given([]).when(tap('saved', true)).then([saved]);
    about([history.posted, history.deleted]).given([saved]).when(tap('unsaved')).then([unsaved]);
  });
});
