import type { DomainEvent, FreeFacts, KnownEvent, MaterialFacts } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import { listingAsOfWithTodaysTexts, type PastListing, pastListingKind } from './past-listing-kind.ts';

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T06:00:00.000Z`;
const END_OF = (n: number) => day(n).replace('T06', 'T18');
const past = (...events: DomainEvent[]): PastListing =>
  events
    .map((event, k) => ({ ...event, stream: nameSampleListingStream(1), occurredAt: day(k + 1) }) as KnownEvent)
    .reduce<PastListing | null | undefined>(
      (body, event) => pastListingKind.fold(body, event),
      undefined,
    ) as PastListing;
const asOf = (n: number, ...events: DomainEvent[]) =>
  listingAsOfWithTodaysTexts(sampleListingId(1), past(...events), END_OF(n));

const [OLD, NEW] = ['01933333-3333-7333-8333-333333333331', '01933333-3333-7333-8333-333333333332'];
const DESCRIPTION = '01933333-3333-7333-8333-333333333333';
const free = (title: string): FreeFacts =>
  ({ ...samplePosted().data.free, title, description: DESCRIPTION }) as FreeFacts;
const pictured = (photo: string): MaterialFacts =>
  sampleMaterialFacts({
    ...{ photos: [photo], cover: photo, reraNumber: 'PBRERA-SAS79', project: 'Green Park' },
    loanApprovedBy: 'the bank of my cousin',
  } as Partial<MaterialFacts>);
const posted = samplePosted({ free: free('What she wrote first'), facts: pictured(OLD) });
const takenDown: DomainEvent = { type: 'ListingRejected', data: { reasons: ['It is no flat'], takenDown: true } };

describe('a listing on a past day', () => {
  it('has the price of that day and the texts of today', () => {
    const reworded: DomainEvent = { type: 'ListingReworded', data: { free: free('What she wrote last') } };
    const was = asOf(2, posted, verified, samplePriceChange(4_500_000, 4_000_000), reworded);
    expect(was).toMatchObject({ state: 'verified', price: 4_500_000, free: { title: 'What she wrote last' } });
    expect(asOf(0, posted, verified)).toBeUndefined();
  });

  it('has the photos of today, except those under review', () => {
    const replaced: DomainEvent = { type: 'ListingFactsRevised', data: { facts: pictured(NEW) } };
    const removed: DomainEvent = { type: 'ListingFactsRevised', data: { facts: sampleMaterialFacts() } };
    expect(asOf(2, posted, verified, replaced)?.facts).toMatchObject({ photos: [OLD], cover: OLD });
    expect(asOf(2, posted, verified, replaced, verified)?.facts).toMatchObject({ photos: [NEW], cover: NEW });
    const { facts: bare } = asOf(2, posted, verified, removed, verified) ?? {};
    expect(bare).toMatchObject({ area: posted.data.facts.area });
    expect([bare?.photos, bare?.cover]).toEqual([undefined, undefined]);
  });

  it('is hidden if staff removed it since, until they verify it again', () => {
    const mended: DomainEvent = { type: 'ListingFactsRevised', data: { facts: pictured(NEW) } };
    const states = (...events: DomainEvent[]) => asOf(2, posted, verified, ...events)?.state;
    expect(states()).toBe('verified');
    expect(states(takenDown)).toBe('under_review');
    expect(states(takenDown, mended)).toBe('under_review');
    expect(states(takenDown, mended, verified)).toBe('verified');
    expect(states(mended, { type: 'ListingRejected', data: { reasons: ['Blurred'] } })).toBe('verified');
  });

  it('contains no account id, description or staff comments', () => {
    const other = '00000000-0000-7000-8000-00000000ffff' as AccountId;
    const rejected: DomainEvent = { type: 'ListingRejected', data: { reasons: ['Ask Mr. Singh'], seller: other } };
    const reworded: DomainEvent = { type: 'ListingReworded', data: { free: free('Again') } };
    const kept = JSON.stringify(past(posted, rejected, reworded, verified, takenDown));
    for (const secret of [posted.data.seller, other, DESCRIPTION, 'Singh', 'no flat'])
      expect(kept).not.toContain(secret);
  });

  it('contains no title, photos, project, RERA number or banks if the home was deleted, whatever the event', () => {
    const replaced: DomainEvent = { type: 'ListingFactsRevised', data: { facts: pictured(NEW) } };
    const reworded: DomainEvent = { type: 'ListingReworded', data: { free: free('What she wrote last') } };
    const relisted: DomainEvent = {
      type: 'ListingRelisted',
      data: { by: 'owner', to: 'under_review', facts: pictured(NEW) },
    };
    const gone = past(posted, verified, replaced, reworded, { type: 'ListingSold', data: { by: 'owner' } }, relisted, {
      type: 'ListingDeleted',
      data: { by: 'owner' },
    });
    const kept = JSON.stringify(gone);
    for (const own of [OLD, NEW, 'wrote', 'PBRERA', 'Green Park', 'bank']) expect(kept).not.toContain(own);
    expect(listingAsOfWithTodaysTexts(sampleListingId(1), gone, END_OF(2))).toMatchObject({
      state: 'verified',
      price: 4_500_000,
    });
    expect(listingAsOfWithTodaysTexts(sampleListingId(1), gone, END_OF(7))).toBeUndefined();
  });
});
