import { z } from 'zod';
import { AMENITIES, type Amenity } from '../../../kernel/amenities.ts';
import { AREA_UNITS } from '../../../kernel/area.ts';
import type { ListerId } from '../../../kernel/ids.ts';
import {
  LISTER_TYPES,
  OWNERSHIPS,
  PROPERTY_TYPES,
  REJECTION_REASONS,
  REPORT_KINDS,
  STAFF_ROLES,
  SUBTYPES,
  VERIFICATION_CHECKS,
} from '../../../kernel/options.ts';
import { ROOM_FLAGS, type RoomFlag } from '../../../kernel/room-flags.ts';
import { cardAttributes, wireAttributes } from '../../attribute-schemas.ts';
import type { AroundListing } from '../../wire/around-listing.ts';
import type { EditData } from '../../wire/edit-data.ts';
import type { ListingCard } from '../../wire/listing-card.ts';
import type { ListingCards, ListingPage } from '../../wire/listing-page.ts';
import { type ConfirmedTogether, OWN_LISTING_STATES, type OwnDays, type OwnListings } from '../../wire/own-listings.ts';
import type { DemandAtPrice } from '../../wire/price-demand.ts';
import type { PriceDrops } from '../../wire/price-drops.ts';
import type { Property } from '../../wire/property.ts';
import { type AllProperties, LISTED_FIELDS, type MyListings } from '../../wire/property-list.ts';
import {
  area,
  code200,
  count,
  countsByNameSchema,
  cursor,
  day,
  flag,
  listing,
  moment,
  photo,
  place,
  point,
  positionToken,
  price,
  shownPhoto,
  text,
} from './basics.ts';

export const LISTING_STATES = ['under_review', 'verified', 'rejected', 'sold', 'sold_by_naksha', 'deleted'] as const;
export const subtype = z.enum(SUBTYPES);
export const listingState = z.enum(LISTING_STATES);
export const slug = z.string().meta({ examples: ['3-bhk-near-the-park-1h2k3m4n5p6'] });
export const title = z.string().meta({ examples: ['3 BHK near the park'] });
const rooms = z
  .int()
  .min(0)
  .max(99)
  .meta({ examples: [3] });
export const reasonCodes = z.array(z.enum(REJECTION_REASONS));
const question = z.strictObject({ on: moment, kind: z.enum(REPORT_KINDS) });
const editStatus = z.enum(['none', 'in_review']);
export const factChange = z.strictObject({ field: text, from: z.unknown(), to: z.unknown() });

export const listingCard = z.strictObject({
  id: listing,
  slug,
  title,
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: subtype,
  expected_price: price,
  area,
  bedrooms: rooms.optional(),
  bathrooms: rooms.optional(),
  ...cardAttributes,
  lister: z.enum(LISTER_TYPES),
  city: z.string().meta({ description: '"" if unknown', examples: ['Mohali'] }),
  locality: text,
  project: z.string().optional(),
  position: point,
  state: z
    .enum([...LISTING_STATES, 'stale'])
    .meta({ description: '`stale`: the owner has not confirmed availability for a long time' }),
  posted_on: moment,
  price_cut: z.strictObject({ from: price, on: moment }).optional(),
  checked: z.strictObject({ done: count, of: count }).optional(),
  cover_image: z
    .string()
    .nullable()
    .meta({ examples: ['/photos/0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f/800.webp'] }),
  photos: z.array(shownPhoto).optional(),
  photo_count: count.optional(),
  demo: flag.meta({ description: 'Demo listing, not a real one' }),
}) satisfies z.ZodType<ListingCard>;

const listerId = z
  .custom<ListerId>((value) => typeof value === 'string')
  .meta({
    ...{ type: 'string', pattern: '^[0-9a-f]{16}$', examples: ['3f9c2ab07d51e864'] },
    description: 'Of agents and builders: the id that the filter `not_lister` takes',
  });

const flagNames = [...AMENITIES, ...ROOM_FLAGS];
const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<Amenity | RoomFlag, typeof flag>;

const profileDetails = z.strictObject({
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: subtype,
  ...wireAttributes,
  project: z.string().optional(),
  locality: text,
  super_area_det: z.strictObject({ super_area: z.number(), unit: z.int() }).optional(),
  plot_area_det: z.strictObject({ plot_area: z.number(), unit: z.int() }).optional(),
  area: z.number(),
  area_det: z.strictObject({ area: z.number(), unit: z.int() }),
  ...flags,
});

const by = z.enum([...STAFF_ROLES, 'staff']);
const verified = z.strictObject({
  on: moment,
  receipt: z.array(z.strictObject({ check: z.enum(VERIFICATION_CHECKS), by, on: moment, until: day })),
  price_changed_since: flag,
  sample: z.strictObject({ listings: count, checked: count, failed: count, by }).optional(),
});

export const property = z.strictObject({
  ...listingCard.shape,
  lister_id: listerId.optional(),
  is_verified: flag,
  listing_state: listingState,
  assisted_by: z.string().meta({
    description: 'The office’s number, masked until the caller requests contact; never the owner’s',
    examples: ['+91-1722××××××'],
  }),
  has_access: z.strictObject({ can_view: flag, is_liked: flag }),
  profile_details: profileDetails,
  ownership: z.literal(OWNERSHIPS).optional(),
  rera_number: z.string().optional(),
  description: z.string().optional(),
  amenities: z.array(z.enum(AMENITIES)),
  rooms: z.array(z.enum(ROOM_FLAGS)),
  verified: verified.optional(),
  last_confirmed_on: moment.optional(),
  timeline: z.array(
    z.strictObject({
      what: z.enum(['posted', 'verified', 'sampled', 'price_changed', 'sold', 'relisted']),
      on: moment,
      price: price.optional(),
      from: price.optional(),
    }),
  ),
  relist_until: moment.optional(),
  mine: flag.optional(),
  edit_status: editStatus.optional(),
  changes: z.array(factChange).optional(),
  reasons: z.array(text).optional(),
  question: question.optional(),
  reason_codes: reasonCodes.optional(),
}) satisfies z.ZodType<Property>;

const listedShape = Object.fromEntries(LISTED_FIELDS.map((name) => [name, property.shape[name]])) as Pick<
  typeof property.shape,
  (typeof LISTED_FIELDS)[number]
>;
export const listedProperty = z.strictObject(listedShape);
export const ownProperty = z.strictObject({
  ...listedShape,
  listing_state: listingState,
  is_sold: flag,
  is_sold_by_naksha: flag,
  edit_status: editStatus,
});
export const pageNo = z
  .int()
  .min(0)
  .meta({ description: 'Number of the next page; 0 after the last', examples: [0] });
export const allProperties = z.strictObject({
  code: code200,
  property: z.strictObject({ property_data: z.array(listedProperty), page_no: pageNo }),
  page_no: pageNo,
}) satisfies z.ZodType<AllProperties>;
export const myListings = z.strictObject({
  code: code200,
  property: z.array(ownProperty),
  page_no: pageNo,
}) satisfies z.ZodType<MyListings>;

export const counts = { total: count, under_review: count };
export const listingPage = z.strictObject({
  listings: z.array(listingCard),
  ...counts,
  cursor,
}) satisfies z.ZodType<ListingPage>;
export const listingCards = z.strictObject({ listings: z.array(listingCard) }) satisfies z.ZodType<ListingCards>;
export const propertyPage = z.strictObject({ code: code200, property: z.array(listingCard), ...counts, cursor });
export const priceDrops = z.strictObject({ listings: z.array(listingCard), cursor }) satisfies z.ZodType<PriceDrops>;

export const areaPrice = {
  homes: count,
  demo: flag,
  as_of: z
    .string()
    .optional()
    .meta({ description: 'State at the end of the given past day', examples: ['2026-03-01'] }),
  rate: z.int().nullable().meta({ description: 'Median rupees per unit of area; null for fewer than five homes' }),
};
export const unit = z.enum(['sqft', 'sqyd']);
const rate = z.int().nullable();
export const marketFigure = {
  ...areaPrice,
  subtype,
  unit,
  lower: rate,
  upper: rate,
  change: z.strictObject({ percent: z.number(), since: moment, homes: count }).nullable(),
};
export const aroundListing = z.strictObject({
  similar: z.array(listingCard).max(6),
  locality: z.strictObject({ ...marketFigure, id: place }).optional(),
}) satisfies z.ZodType<AroundListing>;

const ownListing = z.strictObject({
  ...listingCard.shape,
  listing_state: listingState,
  reasons: z.array(text),
  question: question.optional(),
  reason_codes: reasonCodes.optional(),
  is_sold: flag,
  is_sold_by_naksha: flag,
  relist_until: moment.optional(),
  edit_status: editStatus,
  last_confirmed_on: moment.optional(),
  leads: count,
  views: count,
  saves: count,
});
export const ownListings = z.strictObject({
  listings: z.array(ownListing),
  counts: countsByNameSchema(OWN_LISTING_STATES),
  cursor,
}) satisfies z.ZodType<OwnListings>;
export const ownDays = z.strictObject({
  days: z.array(z.strictObject({ day, seen: count, saved: count, contacted: count })),
}) satisfies z.ZodType<OwnDays>;
export const priceDemand = z.strictObject({
  searches: count.nullable(),
  searched_at: price,
  neighbours: count.nullable(),
  demo: flag,
}) satisfies z.ZodType<DemandAtPrice>;

export const confirmedTogether = z.strictObject({
  code: code200,
  confirmed: count,
  refused: z.array(z.strictObject({ id: z.string(), code: z.string() })),
  position: z.union([positionToken, z.literal('')]),
}) satisfies z.ZodType<ConfirmedTogether>;

export const posted = z.strictObject({
  code: code200,
  property: z.strictObject({ id: listing, slug }),
  position: positionToken,
  ignored: z.array(z.string()).optional().meta({ description: 'Unknown fields of the request, which were ignored' }),
});

export const editData = z.strictObject({
  id: listing,
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: subtype,
  title,
  expected_price: price,
  area: z.strictObject({ value: z.number(), unit: z.enum(AREA_UNITS) }),
  ...wireAttributes,
  position: point,
  locality: z.string(),
  city: z.string(),
  project: z.string().optional(),
  lister: z.enum(LISTER_TYPES),
  description: z.string().optional(),
  amenities: z.array(z.enum(AMENITIES)),
  rooms: z.array(z.enum(ROOM_FLAGS)),
  photos: z.array(photo).optional(),
  cover: photo.optional(),
}) satisfies z.ZodType<EditData>;
