import { z } from 'zod';
import { AMENITIES } from '../../../kernel/amenities.ts';
import {
  BLOCK_REASONS,
  ENQUIRY_KINDS,
  ENQUIRY_STATUSES,
  NEXT_STEPS,
  REPORT_KINDS,
  STAFF_ROLES,
  VERIFICATION_CHECKS,
} from '../../../kernel/options.ts';
import { wireAttributes } from '../../attribute-schemas.ts';
import { listingStream } from '../../listing-events.ts';
import type { BatchPart, BatchReview, WaitingBatches } from '../../wire/batches.ts';
import {
  type ChangedItems,
  CONTENT_KINDS,
  type ContentItem,
  type ContentList,
  type ContentVersion,
  type MissingPlaces,
} from '../../wire/content.ts';
import type { Parked } from '../../wire/parked.ts';
import type { ReportDeskAnswer } from '../../wire/reports.ts';
import type { ListingHistory, ReviewClaimsHeld, ReviewQueue } from '../../wire/review.ts';
import type { StaffAccount } from '../../wire/staff-account.ts';
import type { StaffEnquiries } from '../../wire/staff-enquiries.ts';
import type { StaffLeads } from '../../wire/staff-leads.ts';
import {
  account,
  area,
  code200,
  count,
  cursor,
  enquiry,
  flag,
  listing,
  moment,
  names,
  place,
  point,
  positionToken,
  price,
  shownPhoto,
  text,
  uuid,
} from './basics.ts';
import { factChange, listingCard, listingState, reasonCodes, slug, subtype, title } from './listings.ts';
import { lead } from './people.ts';

const texts = z.array(text);

const alike = z.strictObject({
  ...{ id: listing, slug, title, property_subtype: subtype, expected_price: price, area },
  ...{ listing_state: listingState, posted_on: moment, apart: z.number() },
});
const reviewItem = z.strictObject({
  listing: z.strictObject({
    ...listingCard.shape,
    ...{ listing_state: listingState, seller: account, description: z.string().optional(), own: flag },
    ...{ details: z.strictObject(wireAttributes), amenities: z.array(z.enum(AMENITIES)) },
  }),
  waiting_since: moment,
  changes: z.array(factChange).optional(),
  waiting_photos: z.array(shownPhoto).optional(),
  rejected: z
    .strictObject({
      ...{ on: moment, codes: reasonCodes, reasons: texts, changes: z.array(factChange), standing: reasonCodes },
    })
    .optional(),
  alike: z.array(alike).optional(),
});
export const reviewQueue = z.strictObject({ items: z.array(reviewItem) }) satisfies z.ZodType<ReviewQueue>;
export const reviewClaims = z.strictObject({
  claims: z.array(
    z.strictObject({ listing, mine: flag, role: z.enum(STAFF_ROLES), initial: z.string(), until: moment }),
  ),
}) satisfies z.ZodType<ReviewClaimsHeld>;
export const claimed = z.strictObject({ code: code200, until: moment });
type HappensToListing = keyof typeof listingStream;
export const listingHistory = z.strictObject({
  entries: z.array(
    z.strictObject({
      what: z.enum(Object.keys(listingStream) as [HappensToListing, ...HappensToListing[]]),
      at: moment,
      by: z.enum(['owner', 'staff', 'system']),
      actor: account.optional(),
      initial: z.string().optional(),
      role: z.enum(STAFF_ROLES).optional(),
      price: price.optional(),
      checks: z.array(z.enum(VERIFICATION_CHECKS)).optional(),
      withdrawn: reasonCodes.optional(),
      sample: listingStream.ListingVerified.schema.shape.sample,
      codes: reasonCodes.optional(),
      reasons: texts.optional(),
    }),
  ),
}) satisfies z.ZodType<ListingHistory>;

export const reportDesk = z.strictObject({
  listings: z.array(
    z.strictObject({
      id: listing,
      reports: z.array(
        z.strictObject({ id: z.string(), kind: z.enum(REPORT_KINDS), note: z.string(), on: moment, signed_in: flag }),
      ),
      count,
      up_to: moment,
      own: flag,
      listing: z
        .strictObject({
          ...{ slug, title, property_subtype: subtype, expected_price: price, listing_state: listingState },
          ...{ city: z.string(), locality: z.string() },
        })
        .optional(),
    }),
  ),
  more: count,
}) satisfies z.ZodType<ReportDeskAnswer>;
export const settled = z.strictObject({ code: code200, settled: count });

export const waitingBatches = z.strictObject({
  batches: z.array(
    z.strictObject({
      ...{ id: z.string(), seller: account, dealer: z.string(), waiting: count, as_imported: count },
      waiting_since: moment,
    }),
  ),
}) satisfies z.ZodType<WaitingBatches>;
export const batchReview = z.strictObject({
  id: z.string(),
  seller: account,
  state: z.enum(['not_trusted', 'checking', 'failed', 'ready']),
  trusted: flag,
  listings: count,
  sample: z.array(z.strictObject({ listing, outcome: z.enum(['waiting', 'passed', 'failed']) })),
  most_failed: count,
}) satisfies z.ZodType<BatchReview>;
export const batchPart = z.strictObject({
  code: code200,
  verified: count,
  left: count,
  after: listing.nullable(),
  position: positionToken.optional(),
}) satisfies z.ZodType<BatchPart>;

const note = z.strictObject({ text: z.string().optional(), at: moment, by: z.string() });
export const staffEnquiries = z.strictObject({
  enquiries: z.array(
    z.strictObject({
      id: enquiry,
      kind: z.enum(ENQUIRY_KINDS),
      project: z.strictObject({ id: place, name: text }).optional(),
      asked: z.strictObject({ name: z.string(), subject: z.string(), message: z.string() }).optional(),
      status: z.enum(ENQUIRY_STATUSES),
      received_at: moment,
      notes: z.array(note),
    }),
  ),
  cursor,
}) satisfies z.ZodType<StaffEnquiries>;
export const numberAndMail = z.strictObject({ phone: z.string(), email: z.string() });
export const numberAlone = z.strictObject({ phone: z.string() });
export const staffLeads = z.strictObject({
  leads: z.array(
    z.strictObject({
      ...lead.shape,
      city: z.string(),
      next_step: z.strictObject({ what: z.enum(NEXT_STEPS), at: moment }).optional(),
      due: moment.optional(),
      notes: z.array(note),
      may_call: flag,
    }),
  ),
  cursor,
  open: z.array(z.strictObject({ city: z.string(), leads: count })),
}) satisfies z.ZodType<StaffLeads>;

export const accountFound = z.strictObject({ id: account });
export const staffAccount = z.strictObject({
  account: z.strictObject({
    ...{ id: z.string(), first_name: z.string(), last_name: z.string(), opened_at: moment, sessions: count },
    trusted: flag,
    blocked: z.strictObject({ since: moment, reason: z.enum(BLOCK_REASONS) }).optional(),
  }) satisfies z.ZodType<StaffAccount>,
});
export const sessionsEnded = z.strictObject({ ended: count });

export const contentItem = z.strictObject({
  item: z.strictObject({
    kind: z.enum(CONTENT_KINDS),
    id: z.string(),
    version: count,
    state: z.enum(['defined', 'retired']),
    definition: z.record(z.string(), z.unknown()),
    history: z.array(
      z.strictObject({
        ...{ version: count, what: z.enum(['defined', 'retired']), on: moment, by: z.enum(['staff', 'system']) },
        ...{ name: z.string().optional(), own: z.literal(true).optional(), fields: z.array(z.string()) },
      }),
    ),
    shipped: z.strictObject({ query: z.string() }).optional(),
  }) satisfies z.ZodType<ContentItem>,
});
export const changedItems = z.strictObject({
  changed: z.array(z.strictObject({ kind: z.enum(CONTENT_KINDS), id: z.string(), name: text })),
}) satisfies z.ZodType<ChangedItems>;
export const contentVersion = z.strictObject({
  version: count,
  definition: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<ContentVersion>;
export const contentList = z.strictObject({
  items: z.array(
    z.strictObject({
      ...{ id: z.string(), name: text, names, aka: z.array(z.string()), city: place.optional() },
      draft: z.literal(true).optional(),
      retired_on: moment.optional(),
    }),
  ),
}) satisfies z.ZodType<ContentList>;
export const missingPlaces = z.strictObject({
  missing: z.array(
    z.strictObject({ locality: z.string(), city: z.string(), position: point, listings: z.array(listing) }),
  ),
}) satisfies z.ZodType<MissingPlaces>;

export const parked = z.strictObject({
  keys: z.array(
    z.strictObject({ key: z.string(), position: positionToken, error: z.string(), later: count, parked_at: moment }),
  ),
  effects: z.array(
    z.strictObject({
      ...{ event: uuid, kind: z.string(), subject: z.string(), attempts: count, error: z.string(), since: moment },
    }),
  ),
  dead: count,
  late: z.array(z.strictObject({ kind: z.string(), waiting: count, since: moment, error: z.string() })),
  sms_gateway_down: z.boolean(),
}) satisfies z.ZodType<Parked>;
