import { findUnresolvedRejectionReasons, type OwnerStatements } from '@naksha/events/contracts';
import { type AccountId, distanceInMeters, type TextId, toWireAttributes } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import type { AlikeListing, FactChange, ReviewItem } from '@naksha/events/wire/review';
import { listFactChanges } from '../listing/diff-facts.ts';
import { toListingCard } from '../listing/listing-card.ts';
import type { ListingDocument } from '../listing/listing-document.ts';

export type Waiting = ListingDocument & Required<Pick<ListingDocument, 'waitingSince'>>;
type Context = {
  texts: ReadonlyMap<TextId, string>;
  reviewer: AccountId;
  alike: readonly ListingDocument[];
  photos?: ShownPhoto[];
  proposed?: ShownPhoto[];
};

export const listDescriptionTextIds = ({ free, rejected }: ListingDocument): TextId[] =>
  [free.description, rejected?.of.free.description].filter((id) => id !== undefined);

export function toReviewItem(listing: Waiting, { texts, reviewer, alike, photos, proposed }: Context): ReviewItem {
  const description = listing.free.description && texts.get(listing.free.description);
  return {
    listing: {
      ...toListingCard(listing),
      ...(photos && { photos }),
      listing_state: listing.state,
      seller: listing.seller,
      lister: listing.lister,
      ...(description !== undefined && { description }),
      details: toWireAttributes({ ...listing.facts, ...listing.free }),
      amenities: listing.free.amenities,
      own: listing.seller === reviewer,
    },
    waiting_since: listing.waitingSince,
    ...(listing.pending && { changes: listFactChanges(listing.facts, listing.pending) }),
    ...(proposed && { waiting_photos: proposed }),
    ...earlierRejection(listing, texts),
    ...(alike.length > 0 && { alike: alike.map((other) => toAlikeListing(listing, other)) }),
  };
}

function toAlikeListing(listing: Waiting, other: ListingDocument): AlikeListing {
  const { id, slug, title, property_subtype, expected_price, area } = toListingCard(other);
  const { position } = listing.pending ?? listing.facts;
  return {
    ...{ id, slug, title, property_subtype, expected_price, area },
    listing_state: other.state,
    posted_on: other.postedAt,
    apart: Math.round(distanceInMeters(position, other.facts.position)),
  };
}

function earlierRejection(listing: Waiting, texts: Context['texts']): Pick<ReviewItem, 'rejected'> {
  const { rejected, reasons, codes = [], facts, pending, free, price } = listing;
  if (!rejected) return {};
  const now: OwnerStatements = { facts: pending ?? facts, free, price };
  const standing = findUnresolvedRejectionReasons({ codes, of: rejected.of }, now);
  return {
    rejected: { on: rejected.at, codes, reasons, changes: listStatementChanges(rejected.of, now, texts), standing },
  };
}

export function listStatementChanges(
  before: OwnerStatements,
  now: OwnerStatements,
  texts: ReadonlyMap<TextId, string>,
): FactChange[] {
  const read = (id: TextId | undefined) => (id && texts.get(id)) ?? null;
  const changes: (FactChange & { same: boolean })[] = [
    { field: 'price', from: before.price, to: now.price, same: before.price === now.price },
    { field: 'title', from: before.free.title, to: now.free.title, same: before.free.title === now.free.title },
    {
      field: 'description',
      from: read(before.free.description),
      to: read(now.free.description),
      same: before.free.description === now.free.description,
    },
  ];
  return [
    ...changes.filter(({ same }) => !same).map(({ same: _, ...change }) => change),
    ...listFactChanges(before.facts, now.facts),
  ];
}
