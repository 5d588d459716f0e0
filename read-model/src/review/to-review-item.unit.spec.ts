import type { TextId } from '@naksha/events/kernel';
import { sampleAccount } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { listDescriptionTextIds, toReviewItem, type Waiting } from './to-review-item.ts';

const { facts, free, price } = sampleListingDocument();
const waitingSince = '2026-11-05T06:00:00.000Z';
const waits = (changes: Partial<Waiting>): Waiting => ({
  ...sampleListingDocument({ state: 'under_review', verified: undefined, ...changes }),
  waitingSince,
});
const context = { texts: new Map<TextId, string>(), reviewer: sampleAccount(9), alike: [] };
const sentBack = { codes: ['position', 'price', 'phone'], reasons: ['The gate is green'] } as const;
const rejected = { at: '2026-11-02T06:00:00.000Z', of: { facts, free, price } };

describe('an item of the review queue', () => {
  it('that was rejected before shows why, what has changed since, and what has not', () => {
    const item = toReviewItem(waits({ codes: [...sentBack.codes], reasons: [...sentBack.reasons], rejected }), context);
    expect(item.rejected).toEqual({ ...sentBack, on: rejected.at, changes: [], standing: sentBack.codes });
    const cheaper = waits({ codes: [...sentBack.codes], rejected, price: price - 1 });
    expect(toReviewItem(cheaper, context).rejected).toMatchObject({
      changes: [{ field: 'price', from: price, to: price - 1 }],
      standing: ['position', 'phone'],
    });
  });

  it('has every attribute and amenity that the seller stated', () => {
    const stated = waits({ facts: { ...facts, floor: 3 }, free: { ...free, furnishing: 'semi', amenities: ['lift'] } });
    expect(toReviewItem(stated, context).listing).toMatchObject({
      details: { floor: 3, furnishing: 'semi' },
      amenities: ['lift'],
    });
  });

  it('is compared with the revision under review, if there is one', () => {
    const pending = { ...facts, position: { lat: 30.71, lng: 76.72 } };
    const revision = waits({ state: 'verified', codes: ['position'], rejected, pending });
    expect(toReviewItem(revision, context)).toMatchObject({
      changes: [{ field: 'position' }],
      rejected: { standing: [], changes: [{ field: 'position' }] },
    });
  });

  it('needs the current and the previous texts, and shows no rejection if there was none', () => {
    const [old, now] = ['text-1', 'text-2'] as TextId[];
    const of = { ...rejected.of, free: { ...free, description: old } };
    expect(
      listDescriptionTextIds(waits({ rejected: { ...rejected, of }, free: { ...free, description: now } })),
    ).toEqual([now, old]);
    expect(listDescriptionTextIds(waits({}))).toEqual([]);
    expect(toReviewItem(waits({}), context)).not.toHaveProperty('rejected');
  });
});
