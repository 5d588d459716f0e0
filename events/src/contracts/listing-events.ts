import { z } from 'zod';
import { AMENITIES } from '../kernel/amenities.ts';
import {
  LISTER_TYPES,
  PROPERTY_TYPES,
  REJECTION_REASONS,
  REPORT_KINDS,
  STAFF_ROLES,
  SUBTYPES,
  VERIFICATION_CHECKS,
} from '../kernel/options.ts';
import { MAX_PHOTOS } from '../kernel/photos.ts';
import { ROOM_FLAGS } from '../kernel/room-flags.ts';
import { attributeFields } from './attribute-schemas.ts';
import { type EventsOf, event } from './define-stream.ts';
import { accountId, area, photoId, placeId, position, rupees, textId } from './primitives.ts';

const placeIds = z.object({ city: placeId.optional(), locality: placeId.optional(), project: placeId.optional() });

/** What staff check before it is public: a change to any of it goes to review (docs/decisions/listings.md). */
export const materialFacts = z.object({
  propertyType: z.enum(PROPERTY_TYPES),
  subtype: z.enum(SUBTYPES),
  area,
  ...attributeFields('material'),
  position,
  /** Missing where nobody named one, and none is known around the position. */
  city: z.string().min(1).max(60).optional(),
  locality: z.string().min(1).max(80).optional(),
  project: z.string().min(1).max(80).optional(),
  /** The known places that these words and the position stood for when it was posted or revised; older events have none. */
  placeIds: placeIds.optional(),
  /** In their owner's order; missing without any. What is on them is known elsewhere, and can be erased there. */
  photos: z.array(photoId).min(1).max(MAX_PHOTOS).optional(),
  /** Missing where it is the first. */
  cover: photoId.optional(),
});
export type MaterialFacts = z.output<typeof materialFacts>;

/** What its owner may change at once; owner-written text is in the vault and stands here as its key. */
export const freeFacts = z.object({
  title: z.string().min(3).max(120),
  description: textId.optional(),
  amenities: z.array(z.enum(AMENITIES)),
  rooms: z.array(z.enum(ROOM_FLAGS)),
  ...attributeFields('free'),
});
export type FreeFacts = z.output<typeof freeFacts>;

/** What stands for a listing that was verified with the rest of its import: how many that had, were checked, and failed. */
export const checkedSample = z.object({
  batch: z.uuid(),
  listings: z.int().min(1),
  checked: z.int().min(1),
  failed: z.int().min(0),
});
export type CheckedSample = z.output<typeof checkedSample>;

/** Stream `listing-{id}`. */
export const listingStream = {
  ListingPosted: event(
    z.object({
      seller: accountId,
      lister: z.enum(LISTER_TYPES),
      price: rupees,
      facts: materialFacts,
      free: freeFacts,
      demo: z.boolean(),
      /** The import that it is of, so that staff can look at all of them together; missing where it was posted alone. */
      batch: z.uuid().optional(),
    }),
  ),
  ListingPriceChanged: event(z.object({ from: rupees, to: rupees })),
  ListingReworded: event(z.object({ free: freeFacts })),
  /** While under review it replaces the facts; once verified it waits beside them for staff. */
  ListingFactsRevised: event(z.object({ facts: materialFacts })),
  /** Staff made a place of words that stood for none: of the facts, and of a revision that waits beside them. */
  ListingPlaced: event(z.object({ facts: placeIds.optional(), revision: placeIds.optional() })),
  /**
   * Also accepts what waited for review. `price` is the price staff saw. A demo listing's claims no check. `by`: in what
   * capacity; older events don't say. `withdrawn`: what an earlier rejection found and staff no longer hold, though it is as it was.
   * `sample`: nobody looked at this one. Of its import, of so many listings, staff checked these many that the server chose,
   * and so many of them failed; then `checks` is empty.
   */
  ListingVerified: event(
    z.object({
      checks: z.array(z.enum(VERIFICATION_CHECKS)),
      price: rupees,
      by: z.enum(STAFF_ROLES).optional(),
      withdrawn: z.array(z.enum(REJECTION_REASONS)).min(1).optional(),
      sample: checkedSample.optional(),
    }),
  ),
  /** Reasons of every day as their codes, others in staff's words; at least one of either. Until 2026-11 all were words. */
  ListingRejected: event(
    z.object({
      reasons: z.array(z.string().min(1).max(200)),
      codes: z.array(z.enum(REJECTION_REASONS)).min(1).optional(),
      by: z.enum(STAFF_ROLES).optional(),
      /** Who is to be told, together with what else of theirs is rejected; older events name nobody. */
      seller: accountId.optional(),
      /** Also of what was public: it leaves the market until its owner changes it and staff verify it anew. */
      takenDown: z.literal(true).optional(),
    }),
  ),
  /** Somebody reported it, and staff ask its owner what is true; any word of its owner answers. */
  ListingQuestioned: event(z.object({ kind: z.enum(REPORT_KINDS), by: z.enum(STAFF_ROLES) })),
  /** Its owner says that it is still to be had. */
  AvailabilityConfirmed: event(z.object({})),
  /** Nobody said so until `due`: it greys out and sinks until its owner confirms it. */
  AvailabilityLapsed: event(z.object({ due: z.iso.datetime() })),
  /** Its owner takes back what waits for staff beside the verified facts. */
  ListingRevisionWithdrawn: event(z.object({ by: z.enum(['owner', 'staff']) })),
  ListingSold: event(z.object({ by: z.enum(['owner', 'naksha']) })),
  /** The sale fell through. With `facts`, that waited for staff when it was sold, it waits for them again. */
  ListingRelisted: event(
    z.object({
      by: z.enum(['owner', 'staff']),
      to: z.enum(['verified', 'under_review']),
      facts: materialFacts.optional(),
    }),
  ),
  ListingDeleted: event(z.object({ by: z.enum(['owner', 'staff']) })),
};
export type ListingEvent = EventsOf<typeof listingStream>;
