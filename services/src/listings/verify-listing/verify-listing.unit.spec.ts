import type { ListingEvent } from '@naksha/events/contracts';
import { REQUIRED_CHECKS, type RejectionReason, VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import {
  deleted,
  facts,
  free,
  posted,
  price,
  rejected,
  revised,
  sold,
  verified,
} from '../../testing/listing-history.ts';
import { seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { verifyListing } from './decide-verify-listing.ts';

const { given } = givenScenario(verifyListing, undefined);
const verify = (caller = staff, checks: readonly string[] = VERIFICATION_CHECKS) => ({ caller, checks });
const by = 'administrator' as const;
const all: Extract<ListingEvent, { type: 'ListingVerified' }> = {
  type: 'ListingVerified',
  data: { checks: [...VERIFICATION_CHECKS], price, by },
};

describe('verifying a listing', () => {
  it('G-02 G-10 is done by staff, with the checks they made', () => {
    const checklist = [
      'ownership_paper_seen',
      'visited_or_photos_checked',
      'price_plausible',
      'phone_reached',
    ] as const;
    given([posted])
      .when(verify(staff, [...checklist, 'location_checked']))
      .then([{ type: 'ListingVerified', data: { checks: [...checklist, 'location_checked'], price, by } }]);
    given([posted])
      .when(verify(staff, ['location_checked', 'phone_reached', 'price_plausible', 'phone_reached']))
      .then([
        {
          type: 'ListingVerified',
          data: { checks: ['price_plausible', 'phone_reached', 'location_checked'], price, by },
        },
      ]);
  });

  it('accepts a revision under review', () => {
    given([posted, verified, revised]).when(verify()).then([all]);
  });

  it('Z-11 is not possible for the caller’s own listing, staff or not', () => {
    given([posted]).when(verify(sellingStaff)).thenRefused({ status: 403, code: 'review_own_listing' });
    given([posted]).when(verify(seller)).thenRefused({ status: 403, code: 'staff_only' });
  });

  it('requires valid checks', () => {
    const reason = `must be one or more of ${VERIFICATION_CHECKS.join(', ')}`;
    given([posted])
      .when(verify(staff, [...REQUIRED_CHECKS, 'looked_nice']))
      .thenRefused({ status: 422, code: 'invalid', errors: [{ field: 'checks', reason }] });
  });

  it.each([
    [[], 'phone_reached and location_checked'],
    [['price_plausible', 'ownership_paper_seen', 'visited_or_photos_checked'], 'phone_reached and location_checked'],
    [['phone_reached', 'price_plausible'], 'location_checked'],
    [['location_checked', 'price_plausible'], 'phone_reached'],
  ])('requires that the seller was reached and the location checked: %j lacks %s', (checks, missing) => {
    const errors = [{ field: 'checks', reason: `must include ${missing}` }];
    given([posted]).when(verify(staff, checks)).thenRefused({ status: 422, code: 'invalid', errors });
    given([posted, verified, revised]).when(verify(staff, checks)).thenRefused({ status: 422, errors });
  });

  it('publishes a demo listing without a check, and shows none', () => {
    const demo: ListingEvent = { ...posted, data: { ...posted.data, demo: true } };
    given([demo])
      .when(verify(staff, []))
      .then([{ type: 'ListingVerified', data: { checks: [], price } }]);
    const errors = [{ field: 'checks', reason: 'must be empty for a demo listing' }];
    given([demo]).when(verify()).thenRefused({ status: 422, errors });
  });

  it('of a listing that was rejected and resent unchanged requires withdrawing the reason', () => {
    const found = (...codes: RejectionReason[]): ListingEvent => ({
      type: 'ListingRejected',
      data: { reasons: [], codes },
    });
    const resent: ListingEvent = { type: 'ListingFactsRevised', data: { facts } };
    const moved: ListingEvent = {
      type: 'ListingFactsRevised',
      data: { facts: { ...facts, position: { lat: 30.71, lng: 76.72 } } },
    };
    const stands = { status: 409, code: 'objection_stands' } as const;
    given([posted, found('position'), resent])
      .when(verify())
      .thenRefused(stands);
    given([posted, found('position'), moved])
      .when(verify())
      .then([all]);
    given([posted, found('position', 'price'), moved])
      .when(verify())
      .thenRefused({
        ...stands,
        detail: 'The listing was rejected for reasons that still apply: price. Withdraw them, or reject it again.',
      });
    given([posted, found('position'), resent])
      .when({ ...verify(), withdrawn: ['position', 'price'] })
      .then([{ ...all, data: { ...all.data, withdrawn: ['position'] } }]);
    given([posted, found('position'), resent, verified, revised])
      .when(verify())
      .then([all]);
    given([posted, verified, revised, found('kind'), revised])
      .when(verify())
      .thenRefused(stands);
  });

  it('is not possible if its owner has changed what was seen, except for a new title', () => {
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
      .then([{ ...all, data: { ...all.data, price: 9_000_000 as typeof price } }]);
  });

  it('G-03 is not possible if nothing is under review', () => {
    given([posted, verified]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, rejected]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, verified, revised, rejected]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, verified, revised, sold]).when(verify()).thenRefused({ status: 409, code: 'nothing_to_review' });
    given([posted, deleted]).when(verify()).thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when(verify()).thenRefused({ status: 404, code: 'no_such_listing' });
  });
});
