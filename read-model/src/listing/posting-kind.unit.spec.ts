import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  verified,
} from '../projector/testing/histories.ts';
import type { PostingDocument } from './posting-document.ts';
import { postingKind } from './posting-kind.ts';

const known = (event: DomainEvent) => ({ ...event, stream: nameSampleListingStream(1), occurredAt: '' }) as KnownEvent;
const after = (...events: DomainEvent[]) =>
  events
    .map(known)
    .filter((event) => postingKind.findId(event) !== undefined)
    .reduce<PostingDocument | null | undefined>(postingKind.fold, undefined);
const posted = samplePosted();
const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'staff' } };
const { seller, free } = posted.data;
const home = { listing: sampleListingId(1), seller, title: free.title, propertyType: 'residential', subtype: 'flat' };

describe('the document of a posting', () => {
  it('Z-04 remains when the listing is deleted', () => {
    expect(after(posted)).toEqual({ ...home, deleted: false });
    expect(after(posted, deleted)).toEqual({ ...home, deleted: true });
  });

  it('has the last title and type from its owner', () => {
    const reworded: DomainEvent = { type: 'ListingReworded', data: { free: { ...free, title: 'By the lake' } } };
    const kothi: DomainEvent = {
      type: 'ListingFactsRevised',
      data: { facts: sampleMaterialFacts({ subtype: 'kothi' }) },
    };
    expect(after(posted, reworded, kothi)).toEqual({ ...home, title: 'By the lake', subtype: 'kothi', deleted: false });
  });

  const reworded: DomainEvent = { type: 'ListingReworded', data: { free: { ...free, title: 'By the lake' } } };
  const gone: DomainEvent = { type: 'ListingDeleted', data: { by: 'owner' } };
  const sold: DomainEvent = { type: 'ListingSold', data: { by: 'owner' } };
  const reject = (takenDown?: true): DomainEvent => ({
    type: 'ListingRejected',
    data: { reasons: ['not theirs'], by: 'reviewer', ...(takenDown && { takenDown }) },
  });
  const relist = (to: 'verified' | 'under_review'): DomainEvent => ({
    type: 'ListingRelisted',
    data: { by: 'owner', to },
  });
  it.each<[string, DomainEvent[], string | undefined]>([
    ['nobody verified', [posted, reworded], undefined],
    ['staff verified', [posted, verified], free.title],
    ['was reworded on the market', [posted, verified, reworded], 'By the lake'],
    ['was reworded before that', [posted, reworded, verified], 'By the lake'],
    ['staff refused a revision of', [posted, verified, reject()], free.title],
    ['staff took down', [posted, verified, reject(true)], undefined],
    ['was reworded after a take-down', [posted, verified, reject(true), reworded], undefined],
    ['staff verified anew', [posted, verified, reject(true), reworded, verified], 'By the lake'],
    ['was sold', [posted, verified, sold], free.title],
    ['came back from a sale', [posted, verified, sold, relist('verified')], free.title],
    ['waits for staff after its sale', [posted, verified, sold, relist('under_review'), reworded], undefined],
  ])('shows everyone the last public title: %s', (_, story, title) => {
    expect(after(...story)?.publicTitle).toBe(title);
    expect(after(...story, gone)?.publicTitle).toBe(title);
    expect(after(...story, deleted)?.publicTitle).toBeUndefined();
  });

  it('is not changed by a price', () => {
    expect(postingKind.findId(known(posted))).toBe(sampleListingId(1));
    expect(postingKind.findId(known(samplePriceChange(4_500_000, 4_000_000)))).toBeUndefined();
  });

  it('rejects a history that does not start with the posting', () => {
    expect(() => after(deleted)).toThrow('precedes ListingPosted');
  });
});
