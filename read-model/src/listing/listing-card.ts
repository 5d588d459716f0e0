import {
  buildListingSlug,
  CARD_ATTRIBUTES,
  type CardAttributes,
  toWireAttributes,
  VERIFICATION_CHECKS,
  type WireAttributes,
} from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingDocument } from './listing-document.ts';
import { pickCardPhotos } from './shown-photos.ts';
import { listValidVerificationChecks } from './valid-checks.ts';

export function toListingCard(listing: ListingDocument): ListingCard {
  const { id, facts, free, cut } = listing;
  const checks = listValidVerificationChecks(listing).length;
  return {
    id,
    slug: buildListingSlug(free.title, id),
    title: free.title,
    property_type: facts.propertyType,
    property_subtype: facts.subtype,
    expected_price: listing.price,
    area: facts.area,
    ...(facts.bedrooms !== undefined && { bedrooms: facts.bedrooms }),
    ...(facts.bathrooms !== undefined && { bathrooms: facts.bathrooms }),
    ...cardAttributes(toWireAttributes({ ...facts, ...free })),
    lister: listing.lister,
    city: facts.city ?? '',
    locality: facts.locality ?? '',
    ...(facts.project !== undefined && { project: facts.project }),
    position: facts.position,
    state: listing.state === 'verified' && listing.stale ? 'stale' : listing.state,
    posted_on: listing.postedAt,
    ...(cut && { price_cut: cut }),
    ...(checks > 0 && { checked: { done: checks, of: VERIFICATION_CHECKS.length } }),
    ...pickCardPhotos(facts),
    demo: listing.demo,
  };
}

const cardAttributes = (details: WireAttributes): CardAttributes =>
  Object.fromEntries(
    CARD_ATTRIBUTES.flatMap(({ wire }) => (details[wire] === undefined ? [] : [[wire, details[wire]]])),
  );
