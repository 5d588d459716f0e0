import type { KnownEvent, ListingEvent } from '@naksha/events/contracts';
import { listingStream } from '@naksha/events/contracts';
import { parseListingStream } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import { DUPLICATE_KEYS } from './duplicate-index.ts';
import type { ListingDocument } from './listing-document.ts';
import { LISTING_WORD_INDEXES } from './listing-words.ts';
import { withPriceChanged, withPricePublished, withPriceWithdrawn } from './price-cut.ts';
import { UNPLACED_WORDS } from './unplaced-words.ts';

type Listed = KnownEvent<ListingEvent>;

export const ON_MARKET = `body->>'state' = 'verified' and body->>'demo' = 'false'`;

/** A revision changes the public page only when verified. */
const CHANGES_PAGE: ReadonlySet<string> = new Set<ListingEvent['type']>([
  'ListingPriceChanged',
  'ListingReworded',
  'ListingPlaced',
  'ListingVerified',
  'AvailabilityConfirmed',
  'AvailabilityLapsed',
  'ListingSold',
  'ListingRelisted',
]);

export const listingKind: DocumentKind<ListingDocument> = {
  kind: 'listing',
  public: true,
  version: 12,
  indexes: [
    { name: 'listing_by_seller', on: `(body->>'seller'), (body->>'postedAt'), id` },
    { name: 'listing_alike', on: DUPLICATE_KEYS },
    { name: 'listing_waiting', on: `(body->>'demo'), (body->>'waitingSince')`, where: `body ? 'waitingSince'` },
    { name: 'listing_batch', on: `(body->>'batch')`, where: `body ? 'batch' and body ? 'waitingSince'` },
    { name: 'listing_cut', on: `(body->'cut'->>'on'), id`, where: `body ? 'cut'` },
    { name: 'listing_on_market', on: 'id', where: ON_MARKET },
    { name: 'listing_unplaced', on: UNPLACED_WORDS, where: `${UNPLACED_WORDS} is not null` },
    ...LISTING_WORD_INDEXES,
  ],
  findId: (event) => (isListingEvent(event) ? findListingId(event) : undefined),
  fold: (before, event) => (before === null ? null : withChangedAt(fold(before, event as Listed), event as Listed)),
};

const isListingEvent = (event: KnownEvent): event is Listed => event.type in listingStream;
const findListingId = (event: Listed) => parseListingStream(event.stream);

const withChangedAt = (listing: ListingDocument | null, { type, occurredAt }: Listed): ListingDocument | null =>
  listing && CHANGES_PAGE.has(type) ? { ...listing, changedAt: occurredAt } : listing;

function fold(known: ListingDocument | undefined, event: Listed): ListingDocument | null {
  const at = event.occurredAt;
  if (event.type === 'ListingPosted') {
    const { seller, lister, price, facts, free, demo, batch } = event.data;
    const id = findListingId(event);
    const posted = {
      id,
      seller,
      demo,
      ...(batch && { batch, asImported: true as const }),
      lister,
      price,
      facts,
      free,
      postedAt: at,
    };
    return { ...posted, state: 'under_review', waitingSince: at, reasons: [], prices: [] };
  }
  if (!known) throw new Error(`${event.type} precedes ListingPosted`);
  // Assigning a place does not change the listing's wording.
  const before = event.type === 'ListingPlaced' ? known : clearAsImported(known);
  switch (event.type) {
    case 'ListingPriceChanged': {
      const { from, to } = event.data;
      return withPriceChanged({ ...clearQuestion(before), prices: [...before.prices, { at, from, to }] }, to, at);
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
      const { checks, price, by, sample } = event.data;
      const facts = before.pending ?? before.facts;
      return {
        ...withPricePublished(markConfirmed(clearRejection(clearQuestion(clearPending(before))), at), at),
        state: 'verified',
        facts,
        verified: { at, checks, price, ...(by && { by }), ...(sample && { sample }) },
      };
    }
    case 'ListingRejected': {
      const { reasons, codes, by, takenDown } = event.data;
      const { facts, free, price, pending } = before;
      const rejected = { at, of: { facts: pending ?? facts, free, price } };
      // Earlier events have no `by`; their documents must not change.
      const told = {
        ...clearRejection(clearPending(before)),
        reasons,
        ...(codes && { codes }),
        ...(by && { rejected }),
      };
      // A rejected revision leaves the verified version public; its owner still sees the reasons.
      if (before.state === 'verified' && !takenDown) return told;
      return { ...withPriceWithdrawn(clearQuestion(told), at), state: 'rejected' };
    }
    case 'ListingQuestioned':
      return { ...before, question: { at, kind: event.data.kind } };
    case 'AvailabilityConfirmed':
      return markConfirmed(clearQuestion(before), at);
    case 'AvailabilityLapsed':
      return { ...before, stale: true };
    case 'ListingRevisionWithdrawn':
      return clearRejection(clearPending(before));
    case 'ListingSold':
      return {
        ...withPriceWithdrawn(clearQuestion(clearPending(before)), at),
        state: event.data.by === 'owner' ? 'sold' : 'sold_by_naksha',
        soldAt: at,
      };
    case 'ListingRelisted': {
      const { to, facts = before.facts } = event.data;
      const { soldAt: _, ...relisted } = { ...before, facts, relistedAt: at };
      if (to === 'verified') return { ...withPricePublished(markConfirmed(relisted, at), at), state: 'verified' };
      return { ...relisted, state: 'under_review', waitingSince: at };
    }
    case 'ListingDeleted':
      return null;
    default:
      return event satisfies never;
  }
}

const clearAsImported = ({ asImported: _, ...rest }: ListingDocument): ListingDocument => rest;

const clearPending = ({ pending: _, waitingSince: __, ...rest }: ListingDocument): ListingDocument => rest;

const clearQuestion = ({ question: _, ...rest }: ListingDocument): ListingDocument => rest;

const clearRejection = ({ codes: _, rejected: __, ...rest }: ListingDocument): ListingDocument => ({
  ...rest,
  reasons: [],
});

const markConfirmed = ({ stale: _, ...rest }: ListingDocument, at: string): ListingDocument => ({
  ...rest,
  confirmedAt: at,
});
