import type { KnownEvent, ListingEvent, MaterialFacts } from '@naksha/events/contracts';
import { type PlaceId, type PlaceIds, parseListingStream, type Subtype } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';

type MarketFacts = { subtype: Subtype; sqft: number; places: PlaceId[] };

/** Without `to` it is current. `sold`: it ended with a sale. */
export type AskedPrice = { price: number; sqft: number; from: string; to?: string; sold?: true };

/** Remains after the listing is deleted; contains no personal data. */
export type AskingDocument = MarketFacts & {
  demo: boolean;
  postedAt: string;
  price: number;
  pending?: MarketFacts;
  asked: AskedPrice[];
};

const TYPES = [
  'ListingPosted',
  'ListingPriceChanged',
  'ListingFactsRevised',
  'ListingPlaced',
  'ListingVerified',
  'ListingRejected',
  'ListingRevisionWithdrawn',
  'ListingSold',
  'ListingRelisted',
  'ListingDeleted',
] as const;
type AskingEvent = KnownEvent<Extract<ListingEvent, { type: (typeof TYPES)[number] }>>;

export const FIRST_PUBLIC = `body->'asked'->0->>'from'`;

export const askingKind: DocumentKind<AskingDocument> = {
  kind: 'asking',
  public: false,
  version: 2,
  indexes: [
    { name: 'asking_by_place', using: 'gin', on: `(body->'places')` },
    { name: 'asking_by_posting', on: `(body->>'postedAt')` },
    { name: 'asking_by_first', on: `(${FIRST_PUBLIC})`, where: `${FIRST_PUBLIC} is not null` },
  ],
  findId: (event) => (isAskingEvent(event) ? parseListingStream(event.stream) : undefined),
  fold: (before, event) => fold(before ?? undefined, event as AskingEvent),
};

const isAskingEvent = (event: KnownEvent): event is AskingEvent => (TYPES as readonly string[]).includes(event.type);

function fold(before: AskingDocument | undefined, event: AskingEvent): AskingDocument {
  const at = event.occurredAt;
  if (event.type === 'ListingPosted') {
    const { facts, price, demo } = event.data;
    return { ...toMarketFacts(facts), demo, postedAt: at, price, asked: [] };
  }
  if (!before) throw new Error(`${event.type} precedes ListingPosted`);
  switch (event.type) {
    case 'ListingPriceChanged': {
      const repriced = { ...before, price: event.data.to };
      return hasOpenPrice(before) ? openPrice(repriced, at) : repriced;
    }
    case 'ListingFactsRevised': {
      const goods = toMarketFacts(event.data.facts);
      return hasOpenPrice(before) ? { ...before, pending: goods } : { ...before, ...goods };
    }
    case 'ListingPlaced': {
      const { facts, revision } = event.data;
      const { pending } = before;
      return {
        ...before,
        ...(facts && { places: listPlaces(facts) }),
        ...(revision && pending && { pending: { ...pending, places: listPlaces(revision) } }),
      };
    }
    case 'ListingVerified':
      return hasOpenPrice(before) && !before.pending
        ? before
        : openPrice({ ...clearPending(before), ...before.pending }, at);
    case 'ListingRejected':
      return hasOpenPrice(before) && !event.data.takenDown
        ? clearPending(before)
        : closePrice(clearPending(before), at);
    case 'ListingRevisionWithdrawn':
      return clearPending(before);
    case 'ListingSold':
      return closePrice(clearPending(before), at, { sold: true });
    case 'ListingDeleted':
      return closePrice(clearPending(before), at);
    case 'ListingRelisted': {
      const { to, facts } = event.data;
      const relisted = { ...before, ...(facts && toMarketFacts(facts)) };
      return to === 'verified' ? openPrice(relisted, at) : relisted;
    }
    default:
      return event satisfies never;
  }
}

const toMarketFacts = ({ subtype, area, placeIds }: MaterialFacts): MarketFacts => ({
  subtype,
  sqft: area.sqft,
  places: listPlaces(placeIds ?? {}),
});
const listPlaces = (ids: PlaceIds): PlaceId[] => Object.values(ids).sort();

const hasOpenPrice = ({ asked }: AskingDocument): boolean =>
  asked.length > 0 && asked[asked.length - 1].to === undefined;

const clearPending = ({ pending: _, ...rest }: AskingDocument): AskingDocument => rest;

const closePrice = (home: AskingDocument, at: string, how: Pick<AskedPrice, 'sold'> = {}): AskingDocument =>
  hasOpenPrice(home)
    ? { ...home, asked: [...home.asked.slice(0, -1), { ...home.asked.at(-1)!, to: at, ...how }] }
    : home;

function openPrice(home: AskingDocument, at: string): AskingDocument {
  const { asked, price, sqft, ...rest } = closePrice(home, at);
  return { ...rest, price, sqft, asked: [...asked, { price, sqft, from: at }] };
}
