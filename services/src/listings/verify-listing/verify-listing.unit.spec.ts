import type { ListingEvent } from '@naksha/events/contracts';
import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { scenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, posted, price, rejected, revised, sold, verified } from '../../testing/listing-history.ts';
import { seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { verifyListing } from './decide-verify-listing.ts';

const { given } = scenario(verifyListing, undefined);
const verify = (caller = staff, checks: readonly string[] = VERIFICATION_CHECKS) => ({ caller, checks });
const all: ListingEvent = { type: 'ListingVerified', data: { checks: [...VERIFICATION_CHECKS], price } };

describe('verifying a listing', () => {
  it('G-02 G-10 is done by staff, with what they checked', () => {
    given([posted]).when(verify()).then([all]);
    given([posted])
      .when(verify(staff, ['phone_reached', 'price_plausible', 'phone_reached']))
      .then([{ type: 'ListingVerified', data: { checks: ['price_plausible', 'phone_reached'], price } }]);
  });

  it('G-12 accepts a revision that waits', () => {
    given([posted, verified, revised]).when(verify()).then([all]);
  });

  it("Z-11 is refused for a listing of one's own, staff or not", () => {
    given([posted]).when(verify(sellingStaff)).thenRefused({ status: 403, code: 'own_listing' });
    given([posted]).when(verify(seller)).thenRefused({ status: 403, code: 'staff_only' });
  });

  it('needs checks that exist', () => {
    given([posted]).when(verify(staff, [])).thenRefused({ status: 422, code: 'invalid' });
    given([posted])
      .when(verify(staff, ['looked_nice']))
      .thenRefused({ status: 422, code: 'invalid' });
  });

  it('G-03 is refused where nothing waits', () => {
    given([posted, verified]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, rejected]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, verified, revised, rejected]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, verified, revised, sold]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, deleted]).when(verify()).thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when(verify()).thenRefused({ status: 404, code: 'no_such_listing' });
  });
});
