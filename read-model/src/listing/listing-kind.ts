import type { KnownEvent, ListingEvent } from '@naksha/events/contracts';
import { listingStream } from '@naksha/events/contracts';
import { parseListingStream } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { ListingDocument } from './listing-document.ts';
import { LISTING_WORD_INDEXES } from './listing-words.ts';
import { publish, reprice, withdraw } from './price-cut.ts';
import { UNPLACED_WORDS } from './unplaced-words.ts';

type Listed = KnownEvent<ListingEvent>;

/** One document a listing, folded from its own stream. */
export const listingKind: DocumentKind<ListingDocument> = {
  kind: 'listing',
  public: true,
  version: 6,
  indexes: [
    { name: 'listing_by_seller', on: `(body->>'seller')` },
    { name: 'listing_waiting', on: `(body->>'demo'), (body->>'waitingSince')`, where: `body ? 'waitingSince'` },
    { name: 'listing_cut', on: `(body->'cut'->>'on'), id`, where: `body ? 'cut'` },
    { name: 'listing_unplaced', on: UNPLACED_WORDS, where: `${UNPLACED_WORDS} is not null` },
    ...LISTING_WORD_INDEXES,
  ],
  findId: (event) => (isListingEvent(event) ? findListingId(event) : undefined),
  fold: (before, event) => (before === null ? null : fold(before, event as Listed)),
};

const isListingEvent = (event: KnownEvent): event is Listed => event.type in listingStream;
const findListingId = (event: Listed) => parseListingStream(event.stream);

function fold(before: ListingDocument | undefined, event: Listed): ListingDocument | null {
  const at = event.occurredAt;
  if (event.type === 'ListingPosted') {
    const { seller, lister, price, facts, free, demo } = event.data;
    const posted = { id: findListingId(event), seller, demo, lister, price, facts, free, postedAt: at };
    return { ...posted, state: 'under_review', waitingSince: at, reasons: [], prices: [] };
  }
  if (!before) throw new Error(`${event.type} before its listing was posted`);
  switch (event.type) {
    case 'ListingPriceChanged': {
      const { from, to } = event.data;
      return reprice({ ...before, prices: [...before.prices, { at, from, to }] }, to, at);
    }
    case 'ListingReworded':
      return { ...before, free: event.data.free };
    case 'ListingFactsRevised':
      if (before.state === 'verified') return { ...before, pending: event.data.facts, waitingSince: at };
      return { ...before, state: 'under_review', facts: event.data.facts, waitingSince: at };
    case 'ListingPlaced': {
      const { facts, revision } = event.data;
      return {
        ...before,
        ...(facts && { facts: { ...before.facts, placeIds: facts } }),
        ...(revision && before.pending && { pending: { ...before.pending, placeIds: revision } }),
      };
    }
    case 'ListingVerified': {
      const { checks, price } = event.data;
      const facts = before.pending ?? before.facts;
      return {
        ...publish(available(settled(before), at), at),
        state: 'verified',
        facts,
        reasons: [],
        verified: { at, checks, price },
      };
    }
    case 'ListingRejected': {
      const { reasons } = event.data;
      // A refused revision leaves the verified version public; its owner still reads why.
      if (before.state === 'verified') return { ...settled(before), reasons };
      return { ...settled(before), state: 'rejected', reasons };
    }
    case 'AvailabilityConfirmed':
      return available(before, at);
    case 'AvailabilityLapsed':
      return { ...before, stale: true };
    case 'ListingSold':
      return {
        ...withdraw(settled(before), at),
        state: event.data.by === 'owner' ? 'sold' : 'sold_by_naksha',
        soldAt: at,
      };
    case 'ListingDeleted':
      return null;
    default:
      return event satisfies never;
  }
}

/** Nothing waits for staff any more. */
const settled = ({ pending: _, waitingSince: __, ...rest }: ListingDocument): ListingDocument => rest;

/** Somebody has said a word for it: staff, or its owner. */
const available = ({ stale: _, ...rest }: ListingDocument, at: string): ListingDocument => ({
  ...rest,
  confirmedAt: at,
});
