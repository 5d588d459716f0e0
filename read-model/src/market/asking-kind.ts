import type { KnownEvent, ListingEvent, MaterialFacts } from '@naksha/events/contracts';
import { type PlaceId, type PlaceIds, parseListingStream, type Subtype } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';

type Goods = { subtype: Subtype; sqft: number; places: PlaceId[] };

/** Without `to` it is current. `sold`: it ended with a sale. */
export type Asked = { price: number; sqft: number; from: string; to?: string; sold?: true };

/** Remains after the listing is deleted; contains no personal data. */
export type AskingDocument = Goods & {
  demo: boolean;
  postedAt: string;
  price: number;
  pending?: Goods;
  asked: Asked[];
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
type Told = KnownEvent<Extract<ListingEvent, { type: (typeof TYPES)[number] }>>;

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
  findId: (event) => (isTold(event) ? parseListingStream(event.stream) : undefined),
  fold: (before, event) => fold(before ?? undefined, event as Told),
};

const isTold = (event: KnownEvent): event is Told => (TYPES as readonly string[]).includes(event.type);

function fold(before: AskingDocument | undefined, event: Told): AskingDocument {
  const at = event.occurredAt;
  if (event.type === 'ListingPosted') {
    const { facts, price, demo } = event.data;
    return { ...toGoods(facts), demo, postedAt: at, price, asked: [] };
  }
  if (!before) throw new Error(`${event.type} before its listing was posted`);
  switch (event.type) {
    case 'ListingPriceChanged': {
      const repriced = { ...before, price: event.data.to };
      return isOpen(before) ? open(repriced, at) : repriced;
    }
    case 'ListingFactsRevised': {
      const goods = toGoods(event.data.facts);
      return isOpen(before) ? { ...before, pending: goods } : { ...before, ...goods };
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
      return isOpen(before) && !before.pending ? before : open({ ...settled(before), ...before.pending }, at);
    case 'ListingRejected':
      return isOpen(before) && !event.data.takenDown ? settled(before) : close(settled(before), at);
    case 'ListingRevisionWithdrawn':
      return settled(before);
    case 'ListingSold':
      return close(settled(before), at, { sold: true });
    case 'ListingDeleted':
      return close(settled(before), at);
    case 'ListingRelisted': {
      const { to, facts } = event.data;
      const relisted = { ...before, ...(facts && toGoods(facts)) };
      return to === 'verified' ? open(relisted, at) : relisted;
    }
    default:
      return event satisfies never;
  }
}

const toGoods = ({ subtype, area, placeIds }: MaterialFacts): Goods => ({
  subtype,
  sqft: area.sqft,
  places: listPlaces(placeIds ?? {}),
});
const listPlaces = (ids: PlaceIds): PlaceId[] => Object.values(ids).sort();

const isOpen = ({ asked }: AskingDocument): boolean => asked.length > 0 && asked[asked.length - 1].to === undefined;

const settled = ({ pending: _, ...rest }: AskingDocument): AskingDocument => rest;

const close = (home: AskingDocument, at: string, how: Pick<Asked, 'sold'> = {}): AskingDocument =>
  isOpen(home) ? { ...home, asked: [...home.asked.slice(0, -1), { ...home.asked.at(-1)!, to: at, ...how }] } : home;

function open(home: AskingDocument, at: string): AskingDocument {
  const { asked, price, sqft, ...rest } = close(home, at);
  return { ...rest, price, sqft, asked: [...asked, { price, sqft, from: at }] };
}
