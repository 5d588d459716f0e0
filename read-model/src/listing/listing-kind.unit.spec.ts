import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import type { Rupees } from '@naksha/events/kernel';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  revised,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T06:00:00.000Z`;
const after = (...events: DomainEvent[]): ListingDocument | null | undefined =>
  events
    .map((event, k) => ({ ...event, stream: nameSampleListingStream(1), occurredAt: day(k + 1) }) as KnownEvent)
    .reduce<ListingDocument | null | undefined>((body, event) => listingKind.fold(body, event), undefined);

const rejected: DomainEvent = { type: 'ListingRejected', data: { reasons: ['The photos show another house'] } };
const sold = (by: 'owner' | 'naksha'): DomainEvent => ({ type: 'ListingSold', data: { by } });
const confirmed: DomainEvent = { type: 'AvailabilityConfirmed', data: {} };
const lapsed: DomainEvent = { type: 'AvailabilityLapsed', data: { due: '2026-12-09T06:00:00.000Z' } };
const posted = samplePosted();
const { free, seller } = posted.data;

describe('the document of a listing', () => {
  it('starts under review, waiting since its posting', () => {
    expect(after(posted)).toEqual({
      id: sampleListingId(1),
      seller,
      demo: false,
      lister: 'owner',
      state: 'under_review',
      price: 4_500_000,
      facts: sampleMaterialFacts(),
      free,
      postedAt: day(1),
      waitingSince: day(1),
      reasons: [],
      prices: [],
    });
  });

  it('keeps every price change, oldest first', () => {
    const document = after(posted, samplePriceChange(4_500_000, 4_200_000), samplePriceChange(4_200_000, 4_300_000));
    expect(document).toMatchObject({
      price: 4_300_000,
      prices: [
        { at: day(2), from: 4_500_000, to: 4_200_000 },
        { at: day(3), from: 4_200_000, to: 4_300_000 },
      ],
    });
  });

  it('Y-18 shows a cut from a public price, and none from a price under review', () => {
    const cheaper = samplePriceChange(4_500_000, 4_200_000);
    expect(after(posted, cheaper, verified)).not.toHaveProperty('cut');
    expect(after(posted, verified, cheaper)).not.toHaveProperty('cut');
    const cut = { from: 4_500_000, on: day(5) };
    expect(after(posted, verified, revised, verified, cheaper)).toMatchObject({ cut, publicSince: day(5) });
    expect(after(posted, verified, revised, verified, cheaper, sold('owner'))).not.toHaveProperty('publicSince');
  });

  it('contains reviewer and checks when it is verified, and no longer waits', () => {
    const document = after(posted, verified);
    expect(document).toMatchObject({
      state: 'verified',
      verified: { at: day(2), checks: ['phone_reached'], price: 4_500_000 },
    });
    expect(document).not.toHaveProperty('waitingSince');
  });

  it('changes texts at once and keeps its state', () => {
    const reworded: DomainEvent = { type: 'ListingReworded', data: { free: { ...free, title: 'By the lake' } } };
    expect(after(posted, verified, reworded)).toMatchObject({ state: 'verified', free: { title: 'By the lake' } });
  });

  it('shows the verified facts while a revision is under review, and the revision once it is verified', () => {
    const waiting = after(posted, verified, revised);
    expect(waiting).toMatchObject({ state: 'verified', facts: sampleMaterialFacts(), waitingSince: day(3) });
    expect(waiting?.pending?.area.value).toBe(1400);
    const accepted = after(posted, verified, revised, verified);
    expect(accepted).toMatchObject({ state: 'verified', facts: { area: { value: 1400 } }, verified: { at: day(4) } });
    expect(accepted).not.toHaveProperty('pending');
    expect(accepted).not.toHaveProperty('waitingSince');
  });

  it('replaces the facts of a listing that was never verified, and restarts its wait', () => {
    expect(after(posted, revised)).toMatchObject({
      state: 'under_review',
      facts: { area: { value: 1400 } },
      waitingSince: day(2),
    });
    expect(after(posted, rejected, revised)).toMatchObject({ state: 'under_review', waitingSince: day(3) });
  });

  it('keeps the reasons of a rejection; a rejected revision leaves the verified version public', () => {
    expect(after(posted, rejected)).toMatchObject({
      state: 'rejected',
      reasons: ['The photos show another house'],
    });
    const kept = after(posted, verified, revised, rejected);
    expect(kept).toMatchObject({
      state: 'verified',
      facts: sampleMaterialFacts(),
      reasons: ['The photos show another house'],
    });
    expect(kept).not.toHaveProperty('pending');
    expect(after(posted, rejected, revised, verified)).toMatchObject({ state: 'verified', reasons: [] });
  });

  it('keeps the role in which staff acted, and what they rejected, until it is verified', () => {
    const by = 'reviewer' as const;
    const sentBack: DomainEvent = { type: 'ListingRejected', data: { reasons: [], codes: ['position'], by } };
    const document = after(posted, sentBack, samplePriceChange(4_500_000, 4_200_000), revised);
    expect(document).toMatchObject({
      state: 'under_review',
      codes: ['position'],
      rejected: { at: day(2), of: { facts: sampleMaterialFacts(), free, price: 4_500_000 } },
    });
    expect(after(posted, verified, revised, sentBack)?.rejected?.of.facts.area.value).toBe(1400);
    const checks = ['phone_reached', 'location_checked'] as const;
    const accepted = after(posted, sentBack, revised, {
      type: 'ListingVerified',
      data: { checks: [...checks], price: 4_500_000 as Rupees, by },
    });
    expect(accepted?.verified).toEqual({ at: day(4), checks, price: 4_500_000, by });
    for (const field of ['codes', 'rejected']) expect(accepted).not.toHaveProperty(field);
    expect(after(posted, rejected)).not.toHaveProperty('rejected');
  });

  it('contains who sold it', () => {
    expect(after(posted, verified, sold('owner'))).toMatchObject({ state: 'sold', soldAt: day(3) });
    expect(after(posted, verified, revised, sold('naksha'))).toMatchObject({ state: 'sold_by_naksha' });
    expect(after(posted, verified, revised, sold('naksha'))).not.toHaveProperty('pending');
  });

  it('G-13 contains when its availability was last confirmed', () => {
    expect(after(posted)).not.toHaveProperty('confirmedAt');
    expect(after(posted, verified)).toMatchObject({ confirmedAt: day(2) });
    expect(after(posted, verified, samplePriceChange(2, 1))).toMatchObject({ confirmedAt: day(2) });
    expect(after(posted, verified, confirmed)).toMatchObject({ state: 'verified', confirmedAt: day(3) });
    expect(after(posted, verified, revised, verified)).toMatchObject({ confirmedAt: day(4) });
  });

  it('G-14 becomes unconfirmed when it lapses, until it is confirmed again', () => {
    expect(after(posted, verified, lapsed)).toMatchObject({ state: 'verified', stale: true, confirmedAt: day(2) });
    expect(after(posted, verified, lapsed, samplePriceChange(2, 1))).toMatchObject({ stale: true });
    expect(after(posted, verified, lapsed, confirmed)).not.toHaveProperty('stale');
    expect(after(posted, verified, revised, lapsed, verified)).not.toHaveProperty('stale');
  });

  it('D-88 leaves an empty tombstone when it is deleted, whatever follows', () => {
    const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'staff' } };
    expect(after(posted, verified, deleted)).toBeNull();
    expect(after(posted, deleted, samplePriceChange(1, 2))).toBeNull();
  });

  it('rejects a history that does not start with the posting', () => {
    expect(() => after(samplePriceChange(2 as Rupees, 1 as Rupees))).toThrow('precedes ListingPosted');
  });

  it('is not created by an interest', () => {
    const saved = { type: 'ListingSaved', data: { listing: sampleListingId(1), buyer: sampleAccount(3) } };
    expect(listingKind.findId({ ...saved, stream: 'interest-x' } as unknown as KnownEvent)).toBeUndefined();
  });

  it('G-04 is as before when relisted, or under review if changes were waiting when it was sold', () => {
    const back = (data: object): DomainEvent => ({ type: 'ListingRelisted', data: { by: 'owner', ...data } as never });
    const verifiedAgain = after(posted, verified, lapsed, sold('owner'), back({ to: 'verified' }));
    expect(verifiedAgain).toMatchObject({
      state: 'verified',
      confirmedAt: day(5),
      publicSince: day(5),
      relistedAt: day(5),
    });
    for (const field of ['soldAt', 'stale', 'waitingSince']) expect(verifiedAgain).not.toHaveProperty(field);
    const larger = sampleMaterialFacts({ area: { value: 1400, unit: 'sqft', sqft: 1400 } });
    const waiting = after(posted, verified, revised, sold('owner'), back({ to: 'under_review', facts: larger }));
    expect(waiting).toMatchObject({ state: 'under_review', waitingSince: day(5), facts: larger });
    for (const field of ['soldAt', 'publicSince', 'pending']) expect(waiting).not.toHaveProperty(field);
  });

  it('has no waiting change and no reasons once its owner has withdrawn the change', () => {
    const withdrawn: DomainEvent = { type: 'ListingRevisionWithdrawn', data: { by: 'owner' } };
    const document = after(posted, verified, revised, rejected, revised, withdrawn);
    expect(document).toMatchObject({ state: 'verified', facts: sampleMaterialFacts(), reasons: [] });
    for (const field of ['pending', 'waitingSince']) expect(document).not.toHaveProperty(field);
  });
});
