import type { FreeFacts, ListingEvent, MaterialFacts, Objections } from '@naksha/events/contracts';
import type { AccountId, ListerType, Rupees } from '@naksha/events/kernel';
import type { ListingState } from '@naksha/events/wire/listing-card';

export type Listing = { state: 'unposted' } | PostedListing;

export type PostedListing = {
  state: ListingState;
  seller: AccountId;
  lister: ListerType;
  price: Rupees;
  /** Verified; before verification, the latest. */
  facts: MaterialFacts;
  free: FreeFacts;
  pending?: MaterialFacts;
  /** Rejected, and not resubmitted yet. */
  toMend?: true;
  /** When the owner last changed what staff review, ISO 8601; missing in histories without times. */
  statedAt?: string;
  demo: boolean;
  /** Verified at least once. */
  published?: true;
  /** Its import, while unchanged and undecided since. */
  batch?: string;
  /** Of the last rejection, until verified. */
  objections?: Objections;
  /** Or verified, ISO 8601. */
  confirmedAt?: string;
  /** ISO 8601; missing in histories without times. */
  soldAt?: string;
  /** Pending when it was sold, and again if relisted. */
  unsettled?: MaterialFacts;
  /** Not confirmed for too long. */
  lapsed?: true;
  /** About a report, without an answer yet. */
  questioned?: true;
};

export const listing = { initial: { state: 'unposted' } as Listing, evolve };

function evolve(before: Listing, event: ListingEvent & { occurredAt?: string }): Listing {
  if (event.type === 'ListingPosted') {
    const { seller, lister, price, facts, free, demo, batch } = event.data;
    return { state: 'under_review', seller, lister, price, facts, free, demo, batch, statedAt: event.occurredAt };
  }
  if (before.state === 'unposted') throw new Error(`${event.type} precedes ListingPosted`);
  switch (event.type) {
    case 'ListingPriceChanged':
      return { ...withoutQuestion(before), price: event.data.to, batch: undefined };
    case 'ListingReworded':
      return { ...before, free: event.data.free, batch: undefined };
    case 'ListingFactsRevised':
      return {
        ...before,
        ...(before.state === 'verified'
          ? { pending: event.data.facts }
          : { state: 'under_review', facts: event.data.facts }),
        ...{ statedAt: event.occurredAt, toMend: undefined, batch: undefined },
      };
    case 'ListingPlaced': {
      const { facts, revision } = event.data;
      return {
        ...before,
        ...(facts && { facts: { ...before.facts, placeIds: facts } }),
        ...(revision && before.pending && { pending: { ...before.pending, placeIds: revision } }),
      };
    }
    case 'ListingVerified':
      return {
        ...asConfirmed(before, event.occurredAt),
        state: 'verified',
        published: true,
        facts: before.pending ?? before.facts,
        pending: undefined,
        objections: undefined,
        toMend: undefined,
        batch: undefined,
      };
    case 'ListingRejected': {
      const { facts, free, price, pending } = before;
      const of = { facts: pending ?? facts, free, price };
      const rejected = {
        ...before,
        pending: undefined,
        toMend: true as const,
        batch: undefined,
        objections: { codes: event.data.codes ?? [], of },
      };
      // A rejected revision leaves the verified version unchanged.
      return before.state === 'verified' && !event.data.takenDown ? rejected : { ...rejected, state: 'rejected' };
    }
    case 'ListingQuestioned':
      return { ...before, questioned: true, batch: undefined };
    case 'AvailabilityConfirmed':
      return asConfirmed(before, event.occurredAt);
    case 'AvailabilityLapsed':
      return { ...before, lapsed: true };
    case 'ListingRevisionWithdrawn':
      return { ...before, pending: undefined };
    case 'ListingSold':
      return {
        ...before,
        state: event.data.by === 'owner' ? 'sold' : 'sold_by_naksha',
        soldAt: event.occurredAt,
        pending: undefined,
        unsettled: before.pending,
        toMend: undefined,
      };
    case 'ListingRelisted': {
      const { to, facts = before.facts } = event.data;
      const relisted = { ...before, facts, soldAt: undefined, unsettled: undefined, batch: undefined };
      if (to === 'verified') return { ...asConfirmed(relisted, event.occurredAt), state: 'verified' };
      return { ...relisted, state: 'under_review', statedAt: event.occurredAt };
    }
    case 'ListingDeleted':
      return { ...before, state: 'deleted', pending: undefined, toMend: undefined };
    default:
      return event satisfies never;
  }
}

const withoutQuestion = ({ questioned: _, ...before }: PostedListing): PostedListing => before;

const asConfirmed = ({ lapsed: _, ...before }: PostedListing, at: string | undefined): PostedListing => ({
  ...withoutQuestion(before),
  confirmedAt: at,
});
