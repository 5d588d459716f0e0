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
type Told = KnownEvent<Extract<ListingEvent, { type: (typeof TYPES)[number] }>>;

export const postingKind: DocumentKind<PostingDocument> = {
  kind: 'posting',
  public: false,
  version: 4,
  indexes: [{ name: 'posting_by_seller', on: `(body->>'seller')` }],
  findId: (event) => (isTold(event) ? findListingId(event) : undefined),
  fold: (before, event) => fold(before ?? undefined, event as Told),
};

const isTold = (event: KnownEvent): event is Told => (TYPES as readonly string[]).includes(event.type);
const findListingId = (event: Told) => parseListingStream(event.stream);

function fold(before: PostingDocument | undefined, event: Told): PostingDocument {
  if (event.type === 'ListingPosted') {
    const { seller, facts, free } = event.data;
    const { propertyType, subtype } = facts;
    return { listing: findListingId(event), seller, title: free.title, propertyType, subtype, deleted: false };
  }
  if (!before) throw new Error(`${event.type} before its listing was posted`);
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
      return publish(before);
    case 'ListingRejected':
      return event.data.takenDown ? hide(before) : before;
    case 'ListingRelisted':
      return event.data.to === 'verified' ? publish(before) : hide(before);
    case 'ListingDeleted':
      return { ...(event.data.by === 'staff' ? hide(before) : before), deleted: true };
    default:
      return event satisfies never;
  }
}

const publish = (posting: PostingDocument): PostingDocument => ({ ...posting, publicTitle: posting.title });
const hide = ({ publicTitle: _, ...rest }: PostingDocument): PostingDocument => rest;
