import type { ListingEvent } from '@naksha/events/contracts';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import {
  deleted,
  larger,
  posted,
  price,
  priceChanged,
  questioned,
  rejected,
  revised,
  reworded,
  sold,
  verified,
} from '../../testing/listing-history.ts';
import { seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { verifyBySample } from './decide-verify-by-sample.ts';

const { given } = givenScenario(verifyBySample, undefined);
const batch = '0190c0de-0000-7000-8000-0000000000ba';
const sample = { batch, listings: 400, checked: 20, failed: 1 };
const verify = (caller = staff) => ({ caller, sample });
const imported: ListingEvent = { ...posted, data: { ...posted.data, batch } };
const changed = { status: 409, code: 'changed_meanwhile' } as const;

describe('verifying unchecked listings by the sample of their import', () => {
  it('claims no check, and stores how many of how many were checked', () => {
    given([imported])
      .when(verify())
      .then([{ type: 'ListingVerified', data: { checks: [], price, by: 'administrator', sample } }]);
  });

  const relisted: ListingEvent = { type: 'ListingRelisted', data: { by: 'owner', to: 'under_review' } };

  it.each([
    [priceChanged],
    [reworded],
    [revised],
    [questioned],
    [rejected, revised],
    [verified, revised],
    [verified, sold, relisted],
    [verified, revised, sold, { ...relisted, data: { ...relisted.data, facts: larger } }],
  ] as ListingEvent[][])('is rejected for a changed listing: %j', (...since) => {
    given([imported, ...since])
      .when(verify())
      .thenRefused(changed);
  });

  it('is rejected for a listing of another import, or of none', () => {
    given([posted]).when(verify()).thenRefused(changed);
    given([imported])
      .when({ caller: staff, sample: { ...sample, batch: batch.replace('ba', 'bb') } })
      .thenRefused(changed);
  });

  it('Z-11 is for staff, and not for their own listings', () => {
    given([imported]).when(verify(seller)).thenRefused({ status: 403, code: 'staff_only' });
    given([imported]).when(verify(sellingStaff)).thenRefused({ status: 403, code: 'review_own_listing' });
  });

  it('is rejected if nothing is under review', () => {
    given([imported, verified]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([imported, deleted]).when(verify()).thenRefused({ status: 410, code: 'listing_deleted' });
  });
});
