import { redactContacts } from '@naksha/events/contacts';
import { type Caller, hasAnyRoleOrIsAdministrator, type MaterialFacts } from '@naksha/events/contracts';
import {
  availabilityConfirmationDueAt,
  type ListerId,
  maskPhone,
  printPhone,
  relistDeadline,
  toWireAttributes,
} from '@naksha/events/kernel';
import { encodeArea, toAmenityAndRoomFlags } from '@naksha/events/wire/listing-codes';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import type { Property, Receipt, TimelineEntry } from '@naksha/events/wire/property';
import type { InterestDocument } from '../leads/interest-document.ts';
import { listFactChanges } from '../listing/diff-facts.ts';
import { toListingCard } from '../listing/listing-card.ts';
import {
  availabilityConfirmedAtIfVerified,
  findCurrentRejectionReasons,
  type ListingDocument,
  toWireRejectionReasons,
} from '../listing/listing-document.ts';
import { isSellerOrReviewer } from '../listing/listing-visibility.ts';
import { findValidSampleCheck, listValidVerificationChecks } from '../listing/valid-checks.ts';

/** Larger differences from the price that staff found plausible are shown (docs/decisions/listings.md). */
const PLAUSIBLE = 0.2;

export type PropertyContext = {
  caller: Caller | undefined;
  interest: InterestDocument | undefined;
  description: string | undefined;
  photos?: ShownPhoto[];
  /** Empty if no office number is configured. */
  assistantPhone: string;
  listerId?: ListerId;
};

/** Masked digits never leave this function. */
export function toProperty(listing: ListingDocument, context: PropertyContext): Property {
  const insider = isSellerOrReviewer(listing, context.caller);
  const { facts, free, state } = listing;
  const canView = insider || context.interest?.contactedAt !== undefined;
  return {
    ...toListingCard(listing),
    ...(context.photos && { photos: context.photos }),
    is_verified: listing.verified !== undefined && state !== 'under_review' && state !== 'rejected',
    listing_state: state,
    assisted_by: listing.demo ? '' : formatPhone(context.assistantPhone, canView),
    has_access: { can_view: canView, is_liked: context.interest?.saved ?? false },
    profile_details: {
      ...profileDetails(facts),
      ...toWireAttributes({ ...facts, ...free }),
      ...toAmenityAndRoomFlags(free),
    },
    ...(facts.ownership !== undefined && { ownership: facts.ownership }),
    ...(facts.reraNumber !== undefined && { rera_number: facts.reraNumber }),
    lister: listing.lister,
    ...(context.listerId && { lister_id: context.listerId }),
    // Buyers contact owners through the office.
    ...(context.description !== undefined && {
      description: insider ? context.description : redactContacts(context.description),
    }),
    amenities: free.amenities,
    rooms: free.rooms,
    ...verification(listing),
    ...(availabilityConfirmedAtIfVerified(listing) && {
      last_confirmed_on: availabilityConfirmedAtIfVerified(listing),
    }),
    timeline: listingTimeline(listing),
    ...(insider && {
      mine: listing.seller === context.caller?.account,
      edit_status: listing.pending ? ('in_review' as const) : ('none' as const),
      ...(listing.pending && { changes: listFactChanges(listing.facts, listing.pending) }),
      ...(context.caller && hasAnyRoleOrIsAdministrator(context.caller, 'reviewer')
        ? toWireRejectionReasons(listing)
        : findCurrentRejectionReasons(listing)),
      ...(listing.question && { question: { on: listing.question.at, kind: listing.question.kind } }),
      ...(listing.soldAt && { relist_until: relistDeadline(listing.soldAt) }),
    }),
  };
}

function verification(listing: ListingDocument): Pick<Property, 'verified'> {
  const { verified, price, confirmedAt } = listing;
  const [checks, sample] = [listValidVerificationChecks(listing), findValidSampleCheck(listing)];
  if (!verified || (checks.length === 0 && !sample)) return {};
  const { at, by = 'staff' } = verified;
  const until = availabilityConfirmationDueAt(confirmedAt ?? at);
  const receipt: Receipt = checks.map((check) => ({ check, by, on: at, until }));
  return {
    verified: {
      ...{ on: at, receipt, price_changed_since: Math.abs(price - verified.price) > PLAUSIBLE * verified.price },
      ...(sample && { sample: { listings: sample.listings, checked: sample.checked, failed: sample.failed, by } }),
    },
  };
}

const formatPhone = (phone: string, whole: boolean): string => phone && (whole ? printPhone : maskPhone)(phone);

function profileDetails({ propertyType, subtype, area: posted, ...facts }: MaterialFacts) {
  const { area, unit } = encodeArea(posted, subtype);
  const ownGround = subtype === 'kothi' || subtype === 'residential-plot' || subtype === 'commercial-plot';
  return {
    property_type: propertyType,
    property_subtype: subtype,
    ...(facts.project !== undefined && { project: facts.project }),
    locality: facts.locality ?? '',
    ...(ownGround ? { plot_area_det: { plot_area: area, unit } } : { super_area_det: { super_area: area, unit } }),
    area,
    area_det: { area, unit },
  };
}

function listingTimeline({
  postedAt,
  price,
  prices,
  verified,
  soldAt,
  relistedAt,
  demo,
}: ListingDocument): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { what: 'posted', on: postedAt, price: prices[0]?.from ?? price },
    ...prices.map(({ at, from, to }) => ({ what: 'price_changed' as const, on: at, from, price: to })),
    // Demo listings are verified without checks.
    ...(verified && !demo
      ? [{ what: verified.sample ? ('sampled' as const) : ('verified' as const), on: verified.at }]
      : []),
    ...(relistedAt ? [{ what: 'relisted' as const, on: relistedAt }] : []),
    ...(soldAt ? [{ what: 'sold' as const, on: soldAt }] : []),
  ];
  return entries.sort((a, b) => a.on.localeCompare(b.on));
}
