import type { KnownEvent, ListingEvent } from '@naksha/events/contracts';
import { parseListingStream } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { PostingDocument } from './posting-document.ts';

const TYPES = [
  'ListingPosted',
  'ListingReworded',
  'ListingFactsRevised',
  'ListingVerified',
  'ListingRejected',
  'ListingRelisted',
  'ListingDeleted',
] as const;
type PostingEvent = KnownEvent<Extract<ListingEvent, { type: (typeof TYPES)[number] }>>;

export const postingKind: DocumentKind<PostingDocument> = {
  kind: 'posting',
  public: false,
  version: 4,
  indexes: [{ name: 'posting_by_seller', on: `(body->>'seller')` }],
  findId: (event) => (isPostingEvent(event) ? findListingId(event) : undefined),
  fold: (before, event) => fold(before ?? undefined, event as PostingEvent),
};

const isPostingEvent = (event: KnownEvent): event is PostingEvent => (TYPES as readonly string[]).includes(event.type);
const findListingId = (event: PostingEvent) => parseListingStream(event.stream);

function fold(before: PostingDocument | undefined, event: PostingEvent): PostingDocument {
  if (event.type === 'ListingPosted') {
    const { seller, facts, free } = event.data;
    const { propertyType, subtype } = facts;
    return { listing: findListingId(event), seller, title: free.title, propertyType, subtype, deleted: false };
  }
  if (!before) throw new Error(`${event.type} precedes ListingPosted`);
  switch (event.type) {
    case 'ListingReworded': {
      const { title } = event.data.free;
      return { ...before, title, ...(before.publicTitle !== undefined && { publicTitle: title }) };
    }
    case 'ListingFactsRevised': {
      const { propertyType, subtype } = event.data.facts;
      return { ...before, propertyType, subtype };
    }
    case 'ListingVerified':
      return setPublicTitle(before);
    case 'ListingRejected':
      return event.data.takenDown ? clearPublicTitle(before) : before;
    case 'ListingRelisted':
      return event.data.to === 'verified' ? setPublicTitle(before) : clearPublicTitle(before);
    case 'ListingDeleted':
      return { ...(event.data.by === 'staff' ? clearPublicTitle(before) : before), deleted: true };
    default:
      return event satisfies never;
  }
}

const setPublicTitle = (posting: PostingDocument): PostingDocument => ({ ...posting, publicTitle: posting.title });
const clearPublicTitle = ({ publicTitle: _, ...rest }: PostingDocument): PostingDocument => rest;
