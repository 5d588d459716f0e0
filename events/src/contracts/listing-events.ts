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
import { attributeSchemasByReview } from './attribute-schemas.ts';
import { defineEvent, type EventsOf } from './define-stream.ts';
import { accountId, area, photoId, placeId, position, rupees, textId } from './primitives.ts';

const placeIds = z.object({ city: placeId.optional(), locality: placeId.optional(), project: placeId.optional() });

/** Verified by staff: changes go to review (docs/decisions/listings.md). */
export const materialFacts = z.object({
  propertyType: z.enum(PROPERTY_TYPES),
  subtype: z.enum(SUBTYPES),
  area,
  ...attributeSchemasByReview('material'),
  position,
  city: z.string().min(1).max(60).optional(),
  locality: z.string().min(1).max(80).optional(),
  project: z.string().min(1).max(80).optional(),
  /** Missing in older events. */
  placeIds: placeIds.optional(),
  /** In the owner's order. */
  photos: z.array(photoId).min(1).max(MAX_PHOTOS).optional(),
  /** Missing if it is the first photo. */
  cover: photoId.optional(),
});
export type MaterialFacts = z.output<typeof materialFacts>;

/** Change without review. Owner-written text is in the vault. */
export const freeFacts = z.object({
  title: z.string().min(3).max(120),
  description: textId.optional(),
  amenities: z.array(z.enum(AMENITIES)),
  rooms: z.array(z.enum(ROOM_FLAGS)),
  ...attributeSchemasByReview('free'),
});
export type FreeFacts = z.output<typeof freeFacts>;

export const checkedSample = z.object({
  batch: z.uuid(),
  listings: z.int().min(1),
  checked: z.int().min(1),
  failed: z.int().min(0),
});
export type CheckedSample = z.output<typeof checkedSample>;

export const listingStream = {
  ListingPosted: defineEvent(
    z.object({
      seller: accountId,
      lister: z.enum(LISTER_TYPES),
      price: rupees,
      facts: materialFacts,
      free: freeFacts,
      demo: z.boolean(),
      /** Missing for a single post. */
      batch: z.uuid().optional(),
    }),
  ),
  ListingPriceChanged: defineEvent(z.object({ from: rupees, to: rupees })),
  ListingReworded: defineEvent(z.object({ free: freeFacts })),
  /** Replaces the facts while under review; otherwise it is a pending revision. */
  ListingFactsRevised: defineEvent(z.object({ facts: materialFacts })),
  /** Staff assigned a place to unknown wording of the facts or of a pending revision. */
  ListingPlaced: defineEvent(z.object({ facts: placeIds.optional(), revision: placeIds.optional() })),
  /**
   * Also accepts a pending revision. `price`: as staff saw it. `by`: missing in older events. `withdrawn`: unchanged
   * objections that staff no longer hold. `sample`: instead of `checks`.
   */
  ListingVerified: defineEvent(
    z.object({
      checks: z.array(z.enum(VERIFICATION_CHECKS)),
      price: rupees,
      by: z.enum(STAFF_ROLES).optional(),
      withdrawn: z.array(z.enum(REJECTION_REASONS)).min(1).optional(),
      sample: checkedSample.optional(),
    }),
  ),
  /** Codes for standard reasons; text only before 2026-11. */
  ListingRejected: defineEvent(
    z.object({
      reasons: z.array(z.string().min(1).max(200)),
      codes: z.array(z.enum(REJECTION_REASONS)).min(1).optional(),
      by: z.enum(STAFF_ROLES).optional(),
      /** To be notified; missing in older events. */
      seller: accountId.optional(),
      /** The public listing leaves the market until changed and verified again. */
      takenDown: z.literal(true).optional(),
    }),
  ),
  /** About a report; any statement of the owner answers it. */
  ListingQuestioned: defineEvent(z.object({ kind: z.enum(REPORT_KINDS), by: z.enum(STAFF_ROLES) })),
  AvailabilityConfirmed: defineEvent(z.object({})),
  /** Not confirmed by `due`: ranked lower until confirmed. */
  AvailabilityLapsed: defineEvent(z.object({ due: z.iso.datetime() })),
  ListingRevisionWithdrawn: defineEvent(z.object({ by: z.enum(['owner', 'staff']) })),
  ListingSold: defineEvent(z.object({ by: z.enum(['owner', 'naksha']) })),
  /** `facts`: a revision that was pending when it was sold, and is again. */
  ListingRelisted: defineEvent(
    z.object({
      by: z.enum(['owner', 'staff']),
      to: z.enum(['verified', 'under_review']),
      facts: materialFacts.optional(),
    }),
  ),
  ListingDeleted: defineEvent(z.object({ by: z.enum(['owner', 'staff']) })),
};
export type ListingEvent = EventsOf<typeof listingStream>;
