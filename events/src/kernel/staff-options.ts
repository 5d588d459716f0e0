export const EVERY_CITY = '*';

/** docs/decisions/listings.md */
export const VERIFICATION_CHECKS = [
  'ownership_paper_seen',
  'visited_or_photos_checked',
  'price_plausible',
  'phone_reached',
  'location_checked',
] as const;
export type VerificationCheck = (typeof VERIFICATION_CHECKS)[number];
export const REQUIRED_CHECKS = ['phone_reached', 'location_checked'] as const satisfies readonly VerificationCheck[];

/** Shown in the owner's language. */
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
/** The rest need a change by the owner. */
export const CHECK_ANSWERS = { phone: 'phone_reached', paper: 'ownership_paper_seen' } as const satisfies Partial<
  Record<RejectionReason, VerificationCheck>
>;

export const REPORT_KINDS = ['sold', 'wrong_price', 'fake', 'duplicate'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_OUTCOMES = ['dismissed', 'owner_asked', 'taken_down'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const MAX_REPORT_NOTE = 500;

/** Receipts and histories name the role, never the person. Administrators have all roles. */
export const STAFF_ROLES = ['reviewer', 'assistant', 'editor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const LEAD_STATUSES = ['new', 'called', 'visit', 'closed', 'not_interested'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const NEXT_STEPS = ['call', 'visit', 'paperwork'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** `project`: a call-back request. */
export const ENQUIRY_KINDS = ['contact', 'project'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export const ENQUIRY_STATUSES = ['new', 'in_progress', 'closed', 'spam'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const MAX_NOTE = 1000;

/** As named by the specification (E-07). */
export const PROJECT_TYPES = [
  'Society',
  'Residential Plot Project',
  'Kothi Project',
  'Commercial Plot Project',
  'Commercial Project',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];
