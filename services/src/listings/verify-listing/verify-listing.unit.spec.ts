import type { ListingEvent } from '@naksha/events/contracts';
import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { scenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, free, posted, price, rejected, revised, sold, verified } from '../../testing/listing-history.ts';
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

  it('accepts a revision that waits', () => {
    given([posted, verified, revised]).when(verify()).then([all]);
  });

  it("Z-11 is refused for a listing of one's own, staff or not", () => {
    given([posted]).when(verify(sellingStaff)).thenRefused({ status: 403, code: 'review_own_listing' });
    given([posted]).when(verify(seller)).thenRefused({ status: 403, code: 'staff_only' });
  });

  it('needs checks that exist', () => {
    const reason = 'must name some of ownership_paper_seen, visited_or_photos_checked, price_plausible, phone_reached';
    given([posted])
      .when(verify(staff, []))
      .thenRefused({ status: 422, code: 'invalid', errors: [{ field: 'checks', reason }] });
    given([posted])
      .when(verify(staff, ['looked_nice']))
      .thenRefused({ status: 422, code: 'invalid' });
  });

  it('is refused where its owner has changed what was seen, and not for a new title', () => {
    const [first, second] = ['2026-11-21T06:00:00.000Z', '2026-11-21T06:05:00.000Z'];
    const at = (occurredAt: string, event: ListingEvent) => Object.assign({ occurredAt }, event);
    const seen = { waiting_since: first, expected_price: price };
    const decide = { ...verify(), seen };
    const reworded: ListingEvent = { type: 'ListingReworded', data: { free: { ...free, title: 'Another title' } } };
    const dearer: ListingEvent = { type: 'ListingPriceChanged', data: { from: price, to: 9_000_000 as typeof price } };
    const changed = { status: 409, code: 'changed_meanwhile' } as const;

    given([at(first, posted), at(second, reworded)])
      .when(decide)
      .then([all]);
    given([at(first, posted), at(second, revised)])
      .when(decide)
      .thenRefused(changed);
    given([at(first, posted), at(second, dearer)])
      .when(decide)
      .thenRefused(changed);
    given([at(first, posted), at(first, verified), at(second, revised)])
      .when(decide)
      .thenRefused(changed);
    given([at(first, posted), at(first, verified), at(second, revised)])
      .when({ ...verify(), seen: { waiting_since: second } })
      .then([all]);
    given([at(first, posted), at(second, dearer)])
      .when({ ...verify(), seen: { waiting_since: '2026-11-21T06:00:00Z' } })
      .then([
        { type: 'ListingVerified', data: { checks: [...VERIFICATION_CHECKS], price: 9_000_000 as typeof price } },
      ]);
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
