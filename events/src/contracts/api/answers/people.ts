import { z } from 'zod';
import { ALERT_FREQUENCIES } from '../../../kernel/alerts.ts';
import { LEAD_STATUSES, STAFF_ROLES } from '../../../kernel/options.ts';
import { PHOTO_FAILURES, PHOTO_SIZES } from '../../../kernel/photos.ts';
import type { ActivityPage } from '../../wire/activity.ts';
import type { VisitorCountry } from '../../wire/country.ts';
import type { Lead, LeadInbox } from '../../wire/leads.ts';
import type { Marks } from '../../wire/marks.ts';
import type { OwnPhotos, PhotoStatus, PhotoTaken } from '../../wire/photos.ts';
import type { Profile } from '../../wire/profile.ts';
import type { SavedSearches } from '../../wire/saved-searches.ts';
import type { FactorAdded, FactorProven, SecondFactorState, TotpOffer } from '../../wire/second-factor.ts';
import {
  accepted,
  account,
  code200,
  count,
  countsByNameSchema,
  cursor,
  flag,
  listing,
  moment,
  photo,
  positionToken,
  price,
  search,
  shownPhoto,
  text,
  uuid,
  workWanted,
} from './basics.ts';
import { listingCard, slug, subtype, title } from './listings.ts';

const maskable = z.string().meta({ examples: ['+91-1722000001'] });

export const otpEnabled = z.strictObject({
  enable_flag: flag,
  otp_length: z.int(),
  sms_countries: z.array(z.string()),
});
export const visitorCountry = z.strictObject({
  country_code: z.string().meta({ examples: ['IN'] }),
  calling_code: z.string().meta({ examples: ['+91'] }),
}) satisfies z.ZodType<VisitorCountry>;
export const codeSent = z.strictObject({ status: z.literal(true), otp_length: z.int() });
export const codeNotSent = z.strictObject({
  status: z.literal(false),
  locked: z.literal(true).optional(),
  retry_after: z.number().optional().meta({ description: 'Seconds' }),
  work: workWanted.optional(),
});
export const access = z.string().meta({ description: 'Bearer token for later requests', examples: ['pN3…'] });
export const signedIn = z.strictObject({ status: z.literal(true), access });
export const notSignedIn = z.strictObject({
  status: z.literal(false).optional(),
  code_ended: z.literal(true).optional(),
  locked: z.literal(true).optional(),
  retry_after: z.number().optional(),
});
export const tokenGood = z.strictObject({ code: code200, status: z.literal(true) });

const profile = z.strictObject({
  account_tag: z.string().meta({ description: 'Opaque; the same in every session of the account' }),
  first_name: z.string().meta({ examples: ['Asha'] }),
  last_name: z.string(),
  firm_name: z.string(),
  subtype: z.string().nullable(),
  mobile_phone: z.string().meta({ examples: ['9876543210'] }),
  country_code: z.string().meta({ examples: ['+91'] }),
  role: z.enum(['Buyer', 'Seller', 'Buyer and Seller']),
  is_user_exists: flag,
  is_staff: flag,
  staff_roles: z.array(z.enum(STAFF_ROLES)).optional(),
  second_factor_wanted: z.literal(true).optional(),
  may_import: z.literal(true).optional(),
}) satisfies z.ZodType<Profile>;
export const profileAnswer = z.strictObject({ code: code200, users: profile });
export const assistant = z.strictObject({ code: code200, users: z.strictObject({ assisted_by: maskable }) });
export const sessions = z.strictObject({
  sessions: z.array(
    z.strictObject({
      ...{ id: uuid, created_at: moment, last_used_at: moment, current: flag, device: z.string().optional() },
    }),
  ),
});

export const recorded = z.strictObject({
  ...accepted.shape,
  has_access: z.strictObject({ can_view: flag, is_liked: flag }),
  assisted_by: maskable.optional(),
});
export const marks = z.strictObject({
  ...{ saved: z.array(listing), seen: z.array(listing), contacted: z.array(listing) },
  ...{ dismissed: z.array(listing), own: z.array(listing) },
}) satisfies z.ZodType<Marks>;
export const activityPage = z.strictObject({
  entries: z.array(
    z.strictObject({
      listing,
      at: z.string().meta({ examples: ['2026-11-21T06:00:00.000Z'] }),
      saved: flag,
      state: z.enum(['on_market', 'sold', 'not_public', 'removed']),
      property_subtype: subtype,
      title: title.optional(),
      card: listingCard.optional(),
      price_then: price.optional(),
    }),
  ),
  total: count,
  cursor,
}) satisfies z.ZodType<ActivityPage>;

export const lead = z.strictObject({
  id: z.string().meta({ examples: ['1h2k3m4n5p6-0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'] }),
  listing: z.strictObject({
    ...{ id: listing, slug, title, property_subtype: subtype, deleted: z.literal(true).optional() },
    cover: z.strictObject({ photo: shownPhoto, secret: flag }).optional(),
  }),
  buyer: z.strictObject({ id: account, first_name: z.string(), erased: z.literal(true).optional() }),
  status: z.enum(LEAD_STATUSES),
  contacted_at: moment,
  status_at: moment.optional(),
  callback_at: moment.optional(),
}) satisfies z.ZodType<Lead>;
export const leadInbox = z.strictObject({
  leads: z.array(lead),
  counts: countsByNameSchema(LEAD_STATUSES),
}) satisfies z.ZodType<LeadInbox>;
export const leadSummary = z.strictObject({
  code: code200,
  leads_details: z.array(z.strictObject({ property_type: z.enum(['residential', 'commercial']), leads: count })),
});

export const photoTaken = z.strictObject({ id: photo }) satisfies z.ZodType<PhotoTaken>;
export const photoStatus = z.strictObject({
  id: photo,
  state: z.enum(['waiting', 'ready', 'failed']),
  reason: z.enum(PHOTO_FAILURES).optional(),
  width: count.optional(),
  height: count.optional(),
  preview: z.string().optional(),
  sizes: z.array(z.literal(PHOTO_SIZES)),
}) satisfies z.ZodType<PhotoStatus>;
export const ownPhotos = z.strictObject({ photos: z.array(photoStatus) }) satisfies z.ZodType<OwnPhotos>;

export const savedSearches = z.strictObject({
  searches: z.array(
    z.strictObject({
      id: search,
      name: z.string().optional(),
      view: z.string().meta({ examples: ['property_subtype=flat&bedroom=2'] }),
      frequency: z.enum(ALERT_FREQUENCIES),
      quiet: z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(0).max(23) }),
      paused: flag,
      saved_on: moment,
      ...{ fresh: z.array(listing), fresh_count: count, cuts: z.array(listing), cuts_count: count },
    }),
  ),
}) satisfies z.ZodType<SavedSearches>;
export const searchSaved = z.strictObject({ ...accepted.shape, position: positionToken, id: search });

export const ownData = z.strictObject({
  made_at: moment,
  account,
  left_out: z.array(text),
  tables: z.record(z.string(), z.array(z.unknown())),
  documents: z.record(z.string(), z.array(z.unknown())),
  history: z.array(z.strictObject({ at: moment, type: text, data: z.unknown() })),
});

export const secondFactorState = z.strictObject({
  state: z.enum(['enrol', 'prove', 'proven']),
  may_add: flag,
  passkeys: z.array(z.strictObject({ id: z.string(), created_at: moment, last_used_at: moment.optional() })),
  totp: flag,
  recovery_codes_left: count,
}) satisfies z.ZodType<SecondFactorState>;
export const totpOffer = z.strictObject({ uri: z.string(), secret: z.string() }) satisfies z.ZodType<TotpOffer>;
const recoveryCodes = z.array(z.string());
export const factorProven = z.strictObject({ access: access.optional() }) satisfies z.ZodType<FactorProven>;
export const factorAdded = z.strictObject({
  access: access.optional(),
  recovery_codes: recoveryCodes.optional(),
}) satisfies z.ZodType<FactorAdded>;
export const newRecoveryCodes = z.strictObject({ recovery_codes: recoveryCodes });
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export const challenge = z.looseObject({});
