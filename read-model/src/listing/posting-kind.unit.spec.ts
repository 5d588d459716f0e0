import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import { samplePosted } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { facts, listing, nameSampleListingStream, verified } from '../projector/testing/histories.ts';
import type { PostingDocument } from './posting-document.ts';
import { postingKind } from './posting-kind.ts';

const known = (event: DomainEvent) => ({ ...event, stream: nameSampleListingStream(1), occurredAt: '' }) as KnownEvent;
const after = (...events: DomainEvent[]) =>
  events.map(known).reduce<PostingDocument | null | undefined>(postingKind.fold, undefined);
const posted = samplePosted();
const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'staff' } };
const { seller, free } = posted.data;
const home = { listing: listing(1), seller, title: free.title, propertyType: 'residential', subtype: 'flat' };

describe('the document of a posting', () => {
  it('Z-04 stays when the listing is deleted', () => {
    expect(after(posted)).toEqual({ ...home, deleted: false });
    expect(after(posted, deleted)).toEqual({ ...home, deleted: true });
  });

  it('has the title and type that its owner gave last', () => {
    const reworded: DomainEvent = { type: 'ListingReworded', data: { free: { ...free, title: 'By the lake' } } };
    const kothi: DomainEvent = { type: 'ListingFactsRevised', data: { facts: facts({ subtype: 'kothi' }) } };
    expect(after(posted, reworded, kothi)).toEqual({ ...home, title: 'By the lake', subtype: 'kothi', deleted: false });
  });

  it('is not touched by what staff find, nor by a price', () => {
    expect(postingKind.findId(known(posted))).toBe(listing(1));
    expect(postingKind.findId(known(verified))).toBeUndefined();
  });

  it('refuses a story that does not begin with the posting', () => {
    expect(() => after(deleted)).toThrow('before its listing was posted');
  });
});
