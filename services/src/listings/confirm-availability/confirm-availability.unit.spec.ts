import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import {
  confirmed,
  deleted,
  eventOnDay,
  posted,
  priceChanged,
  questioned,
  rejected,
  sampleLapsed,
  sold,
  verified,
} from '../../testing/listing-history.ts';
import { buyer, seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { confirmAvailability } from './decide-confirm-availability.ts';

const on = (day: string) => givenScenario(confirmAvailability, { now: new Date(`${day}T06:00:00Z`) });
const verifiedInJune = [eventOnDay('2026-06-01', posted), eventOnDay('2026-06-01', verified)];

describe('confirming that a listing is available', () => {
  it('G-13 takes one click of its owner, due or not', () => {
    on('2026-07-01').given(verifiedInJune).when({ caller: seller }).then([confirmed]);
    on('2026-06-10').given(verifiedInJune).when({ caller: sellingStaff }).then([confirmed]);
    on('2026-07-01').given(verifiedInJune).when({ caller: buyer }).thenRefused({ status: 403, code: 'owner_only' });
    on('2026-07-01').given(verifiedInJune).when({ caller: staff }).thenRefused({ status: 403, code: 'owner_only' });
  });

  it('restores a lapsed listing, also on the day it lapsed', () => {
    const gone = [...verifiedInJune, eventOnDay('2026-07-08', sampleLapsed('2026-07-08'))];
    on('2026-07-08').given(gone).when({ caller: seller }).then([confirmed]);
  });

  it('adds no event within a day', () => {
    const again = [...verifiedInJune, eventOnDay('2026-07-01', confirmed)];
    on('2026-07-01').given(again).when({ caller: seller }).then([]);
    on('2026-07-02').given(again).when({ caller: seller }).then([confirmed]);
    on('2026-06-01').given(verifiedInJune).when({ caller: seller }).then([]);
  });

  it('answers a question of staff, also within a day of the last confirmation; once, and not after another answer', () => {
    const asked = [...verifiedInJune, eventOnDay('2026-06-01', questioned)];
    on('2026-06-01').given(asked).when({ caller: seller }).then([confirmed]);
    for (const answer of [confirmed, priceChanged])
      on('2026-06-01')
        .given([...asked, eventOnDay('2026-06-01', answer)])
        .when({ caller: seller })
        .then([]);
  });

  it('requires a listing on the market', () => {
    const { given } = on('2026-07-01');
    given([posted])
      .when({ caller: seller })
      .thenRefused({ status: 409, code: 'not_verified', detail: 'Only a verified listing can be confirmed.' });
    given([posted, rejected]).when({ caller: seller }).thenRefused({ status: 409, code: 'not_verified' });
    given([posted, verified, sold]).when({ caller: seller }).thenRefused({ status: 409, code: 'listing_sold' });
    given([posted, deleted]).when({ caller: seller }).thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when({ caller: seller }).thenRefused({ status: 404, code: 'no_such_listing' });
  });

  it('restores one that lapsed within a day of its confirmation, and one without a known time', () => {
    const gone = [
      ...verifiedInJune,
      eventOnDay('2026-07-01', confirmed),
      eventOnDay('2026-07-01', sampleLapsed('2026-07-01')),
    ];
    on('2026-07-01').given(gone).when({ caller: seller }).then([confirmed]);
    on('2026-07-01').given([posted, verified]).when({ caller: seller }).then([confirmed]);
  });
});
