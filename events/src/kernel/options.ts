/** Option lists of the trade. The wire keeps the specification's codes and spellings; see requirements E-17 to E-22. */

export const SUBTYPES = [
  'flat',
  'kothi',
  'residential-plot',
  'commercial-plot',
  'office',
  'showroom',
  'other',
] as const;
export type Subtype = (typeof SUBTYPES)[number];

export const PROPERTY_TYPES = ['residential', 'commercial'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** `other` belongs to both types, so a listing carries its type beside its subtype. */
export const SUBTYPES_OF: Record<PropertyType, readonly Subtype[]> = {
  residential: ['flat', 'kothi', 'residential-plot', 'other'],
  commercial: ['commercial-plot', 'office', 'showroom', 'other'],
};

/** "More than the list goes": bedrooms beyond 9, bathrooms and balconies beyond 3, car parkings beyond 4. */
export const MORE = 99;
export const BEDROOMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, MORE] as const;
export const BATHROOMS = [1, 2, 3, MORE] as const;
/** One list with them. */
export const BALCONIES = BATHROOMS;
export const CAR_PARKINGS = [0, 1, 2, 3, 4, MORE] as const;

/** Bare ground: no rooms, no parking. */
export const PLOTS: readonly Subtype[] = ['residential-plot', 'commercial-plot'];

/** Subtypes that have bedrooms at all; a filter by bedrooms makes sense for these alone. */
export const SUBTYPES_WITH_BEDROOMS: readonly Subtype[] = ['flat', 'kothi'];

export const LISTER_TYPES = ['owner', 'agent', 'builder', 'relative', 'naksha_admin'] as const;
export type ListerType = (typeof LISTER_TYPES)[number];
/** Whom a search may be narrowed to. */
export const LISTER_FILTERS = ['owner'] as const satisfies readonly ListerType[];
export type ListerFilter = (typeof LISTER_FILTERS)[number];

/** Freehold=0, Leasehold=1, Power of Attorney=2, Co-operative society=3. */
export const OWNERSHIPS = [0, 1, 2, 3] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** Individual=1, Builder=2, Dealer=3, Investor=4. */
export const ACCOUNT_SUBTYPES = ['1', '2', '3', '4'] as const;
export type AccountSubtype = (typeof ACCOUNT_SUBTYPES)[number];

/** Why staff shut an account. One of few words: what they know of somebody does not belong into an event. */
/** Of an assistant: whoever asks about a listing of any city. */
export const EVERY_CITY = '*';

export const BLOCK_REASONS = ['spam', 'fraud', 'impersonation', 'abuse', 'taken_over', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** Letters of a first and of a last name, and of a firm's. */
export const MAX_NAME = 25;
export const MAX_FIRM_NAME = 50;

/** What staff looked at before they verified (docs/decisions.md, Listings). */
export const VERIFICATION_CHECKS = [
  'ownership_paper_seen',
  'visited_or_photos_checked',
  'price_plausible',
  'phone_reached',
  'location_checked',
] as const;
export type VerificationCheck = (typeof VERIFICATION_CHECKS)[number];
/** Without these staff vouch for nothing, whatever else they looked at. */
export const REQUIRED_CHECKS = ['phone_reached', 'location_checked'] as const satisfies readonly VerificationCheck[];

/** Why staff send a listing back: what comes up every day, so that its owner reads it in their own language. */
export const REJECTION_REASONS = [
  'price',
  'position',
  'phone',
  'paper',
  'photos',
  'duplicate',
  'contacts',
  'kind',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
/** Reasons that staff answer themselves, by making this check; the others the owner answers by a change. */
export const CHECK_ANSWERS = { phone: 'phone_reached', paper: 'ownership_paper_seen' } as const satisfies Partial<
  Record<RejectionReason, VerificationCheck>
>;

/** What anybody may say is wrong with a listing, and what staff make of it. */
export const REPORT_KINDS = ['sold', 'wrong_price', 'fake', 'duplicate'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_OUTCOMES = ['dismissed', 'owner_asked', 'taken_down'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const MAX_REPORT_NOTE = 500;

/**
 * What a member of staff is there for, and in what capacity they acted: receipts and histories name this, never a person. An
 * administrator may do what each of the others may.
 */
export const STAFF_ROLES = ['reviewer', 'assistant', 'editor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const LEAD_STATUSES = ['new', 'called', 'visit', 'closed', 'not_interested'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What an assistant does next about a lead. */
export const NEXT_STEPS = ['call', 'visit', 'paperwork'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Where an enquiry came from: the contact form, or a project's call-back. */
export const ENQUIRY_KINDS = ['contact', 'project'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export const ENQUIRY_STATUSES = ['new', 'in_progress', 'closed', 'spam'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Letters of a note that staff write about a lead or an enquiry. */
export const MAX_NOTE = 1000;

/** What a project is, as the specification names it (E-07). */
export const PROJECT_TYPES = [
  'Society',
  'Residential Plot Project',
  'Kothi Project',
  'Commercial Plot Project',
  'Commercial Project',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];
