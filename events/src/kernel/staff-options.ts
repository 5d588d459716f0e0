/** What staff choose from. */

/** Of an assistant: whoever asks about a listing of any city. */
export const EVERY_CITY = '*';

/** What staff looked at before they verified (docs/decisions/listings.md). */
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
