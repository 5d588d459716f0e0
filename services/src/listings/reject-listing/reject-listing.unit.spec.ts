import type { ListingEvent } from '@naksha/events/contracts';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, posted, rejected, revised, verified } from '../../testing/listing-history.ts';
import { seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { rejectListing } from './decide-reject-listing.ts';

const { given } = givenScenario(rejectListing, undefined);
const reject = (caller = staff, reasons: readonly string[] = ['The photos show another flat']) => ({ caller, reasons });

const by = 'administrator' as const;
const rejection = (...reasons: string[]): ListingEvent => ({
  type: 'ListingRejected',
  data: { reasons, by, seller: seller.account },
});
const sent = rejection('The photos show another flat');

describe('rejecting a listing', () => {
  it('G-02 shows the owner the reasons', () => {
    given([posted]).when(reject()).then([sent]);
    given([posted])
      .when(reject(staff, [' Blurred \n photos ']))
      .then([rejection('Blurred photos')]);
  });

  it('stores common reasons as codes, for the owner to read in any language', () => {
    given([posted])
      .when({ ...reject(staff, []), codes: ['kind', 'position', 'kind'] })
      .then([
        { type: 'ListingRejected', data: { reasons: [], codes: ['position', 'kind'], by, seller: seller.account } },
      ]);
    given([posted])
      .when({ ...reject(), codes: ['price'] })
      .then([
        {
          type: 'ListingRejected',
          data: { reasons: ['The photos show another flat'], codes: ['price'], by, seller: seller.account },
        },
      ]);
  });

  it('rejects only the waiting revision of a verified listing', () => {
    given([posted, verified, revised]).when(reject()).then([sent]);
    given([posted, verified]).when(reject()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, verified, revised, rejected]).when(reject()).thenRefused({ status: 409, code: 'nothing_to_review' });
  });

  it('is not possible if its owner has changed what was seen', () => {
    const seen = { waiting_since: '2026-11-21T06:00:00.000Z' };
    const later = Object.assign({ occurredAt: '2026-11-21T06:05:00.000Z' }, revised);
    given([Object.assign({ occurredAt: seen.waiting_since }, posted)])
      .when({ ...reject(), seen })
      .then([sent]);
    given([posted, later])
      .when({ ...reject(), seen })
      .thenRefused({ status: 409, code: 'changed_meanwhile' });
  });

  it('is for staff, and not for their own listings', () => {
    given([posted]).when(reject(seller)).thenRefused({ status: 403, code: 'staff_only' });
    given([posted]).when(reject(sellingStaff)).thenRefused({ status: 403, code: 'review_own_listing' });
  });

  it('names one field if there are too many reasons', () => {
    given([posted])
      .when(reject(staff, Array(5000).fill('')))
      .thenRefused({ errors: [{ field: 'reasons', reason: 'must be 1 to 10' }] });
  });

  it('S-25 requires reasons, without personal data', () => {
    given([posted])
      .when(reject(staff, []))
      .thenRefused({ errors: [{ field: 'reasons', reason: 'must be 1 to 10' }] });
    given([posted])
      .when(reject(staff, ['fine', ' ', 'call 9876543210', 'x'.repeat(201)]))
      .thenRefused({
        errors: [
          { field: 'reasons.1', reason: 'must have 1 to 200 characters' },
          { field: 'reasons.2', reason: 'must not contain a phone number' },
          { field: 'reasons.3', reason: 'must have 1 to 200 characters' },
        ],
      });
  });

  it('accepts one to ten reasons of one to two hundred letters', () => {
    const longest = ['x', 'y'.repeat(200), ...Array(8).fill('The photos show another flat')];
    given([posted])
      .when(reject(staff, longest))
      .then([rejection(...longest)]);
    given([posted])
      .when(reject(staff, [...longest, 'one more']))
      .thenRefused({ errors: [{ field: 'reasons', reason: 'must be 1 to 10' }] });
  });

  it('is not possible if nothing is under review', () => {
    given([]).when(reject()).thenRefused({ status: 404, code: 'no_such_listing' });
    given([posted, deleted]).when(reject()).thenRefused({ status: 410, code: 'listing_deleted' });
  });
});
