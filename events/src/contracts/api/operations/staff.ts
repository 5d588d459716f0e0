import { z } from 'zod';
import { ENQUIRY_STATUSES, LEAD_STATUSES } from '../../../kernel/options.ts';
import { REQUIRED_CHECKS, VERIFICATION_CHECKS } from '../../../kernel/staff-options.ts';
import { accepted, done } from '../answers/basics.ts';
import * as staff from '../answers/staff.ts';
import { defineOperations } from '../operation.ts';
import { AFTER, CURSOR, optionalChoiceSchema, UUID_PATH } from '../parameters.ts';

const STAFF_CALL = { tag: 'Staff', who: 'signed_in' } as const;
const DECIDES = { ...STAFF_CALL, repeatable: true } as const;
const decided = [
  ...(['no_such_listing', 'listing_deleted', 'review_own_listing', 'nothing_to_review', 'changed_meanwhile'] as const),
  ...(['claimed_by_other', 'objection_stands', 'listing_sold', 'no_such_user'] as const),
] as const;
const someone = { path: UUID_PATH, problems: ['no_such_user', 'prove_again'] } as const;
const lead = z
  .string()
  .min(1)
  .meta({
    ...{ description: 'A lead’s id', examples: ['1h2k3m4n5p6-0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'] },
  });

const REVIEW = defineOperations({
  'GET /api/staff/review': {
    ...{ ...STAFF_CALL, summary: 'List listings to review' },
    query: {
      listings: z.string().optional().meta({ description: 'Only these ids, comma-separated, at most 200' }),
      ...AFTER,
    },
    answers: { 200: staff.reviewQueue },
  },
  'GET /api/staff/review-claims': {
    ...{ ...STAFF_CALL, summary: 'List review claims' },
    answers: { 200: staff.reviewClaims },
  },
  'POST /api/staff/listings/{id}/claim': {
    ...{ ...STAFF_CALL, summary: 'Claim a listing for review' },
    answers: { 200: staff.claimed },
    problems: decided,
  },
  'POST /api/staff/listings/{id}/release': {
    ...{ ...STAFF_CALL, summary: 'Release a claim' },
    answers: { 200: done },
    problems: ['no_such_listing'],
  },
  'GET /api/staff/listings/{id}/history': {
    ...{ ...STAFF_CALL, summary: 'Get the history of a listing' },
    answers: { 200: staff.listingHistory },
    problems: ['no_such_listing', 'review_own_listing'],
  },
  'POST /api/staff/listings/{id}/verify': {
    ...{ ...DECIDES, summary: 'Verify a listing' },
    description: `Checks are ${VERIFICATION_CHECKS.join(', ')}; at least ${REQUIRED_CHECKS.join(' and ')}. Staff cannot verify their own listings.`,
    example: { checks: VERIFICATION_CHECKS },
    answers: { 200: accepted },
    problems: decided,
  },
  'POST /api/staff/listings/{id}/reject': {
    ...{ ...DECIDES, summary: 'Reject a listing' },
    description: 'One to ten reasons of at most 200 characters, or reason codes.',
    example: { reasons: ['Blurred photos'], codes: ['photos'] },
    answers: { 200: accepted },
    problems: decided,
  },
  'POST /api/staff/listings/{id}/place': {
    ...{ ...DECIDES, summary: 'Assign a known place to a seller’s wording' },
    example: { place: 'mohali-phase-7' },
    answers: { 200: accepted },
    problems: ['no_such_listing', 'listing_deleted', 'no_such_place'],
  },
  'GET /api/staff/batches': {
    ...{ ...STAFF_CALL, summary: 'List imports with pending listings' },
    query: AFTER,
    answers: { 200: staff.waitingBatches },
  },
  'GET /api/staff/batches/{id}': {
    ...{ ...STAFF_CALL, summary: 'Get the sample of an import and its state' },
    path: UUID_PATH,
    answers: { 200: staff.batchReview },
    problems: ['no_such_batch', 'review_own_listing'],
  },
  'POST /api/staff/batches/{id}/verify': {
    ...{ ...DECIDES, summary: 'Verify the rest of an import after its sample' },
    path: UUID_PATH,
    example: {},
    answers: { 200: staff.batchPart },
    problems: [
      ...(['no_such_batch', 'no_such_listing', 'review_own_listing', 'sample_not_checked', 'sample_failed'] as const),
      ...(['seller_not_trusted', 'changed_meanwhile'] as const),
    ],
  },
  'GET /api/staff/reports': {
    ...{ ...STAFF_CALL, summary: 'List reports of listings' },
    answers: { 200: staff.reportDesk },
  },
  'POST /api/staff/reports/{id}/settle': {
    ...{ ...DECIDES, summary: 'Settle the reports of a listing' },
    example: { outcome: 'dismissed', answer: 'The report is justified', up_to: '2026-11-21T06:00:00Z' },
    answers: { 200: staff.settled },
    problems: ['no_such_listing', 'no_such_report', 'review_own_listing', 'listing_deleted', 'changed_meanwhile'],
  },
});

const DESKS = defineOperations({
  'GET /api/staff/leads': {
    ...{ ...STAFF_CALL, summary: 'List leads, due ones first' },
    query: {
      status: optionalChoiceSchema(...LEAD_STATUSES),
      city: z
        .string()
        .optional()
        .meta({ description: 'English name of a city', examples: ['Mohali'] }),
      ...CURSOR,
      ...AFTER,
    },
    answers: { 200: staff.staffLeads },
  },
  'PUT /api/staff/leads/{id}': {
    ...{ ...DECIDES, summary: 'Update a lead' },
    path: { id: lead },
    example: { status: 'called', note: 'Will visit' },
    answers: { 200: accepted },
    problems: ['no_such_lead', 'lead_of_other_city', 'lead_of_own_listing'],
  },
  'POST /api/staff/leads/{id}/number': {
    ...{ ...STAFF_CALL, summary: 'Get a buyer’s phone number; the access is logged' },
    path: { id: lead },
    answers: { 200: staff.numberAlone },
    problems: ['no_such_lead', 'lead_of_other_city', 'lead_of_own_listing'],
  },
  'GET /api/staff/enquiries': {
    ...{ ...STAFF_CALL, summary: 'List enquiries' },
    query: { status: optionalChoiceSchema(...ENQUIRY_STATUSES), ...CURSOR, ...AFTER },
    answers: { 200: staff.staffEnquiries },
  },
  'PUT /api/staff/enquiries/{id}': {
    ...{ ...DECIDES, summary: 'Update an enquiry' },
    path: UUID_PATH,
    example: { status: 'closed' },
    answers: { 200: accepted },
    problems: ['no_such_enquiry'],
  },
  'POST /api/staff/enquiries/{id}/number': {
    ...{ ...STAFF_CALL, summary: 'Get the contact of an enquiry; the access is logged' },
    path: UUID_PATH,
    answers: { 200: staff.numberAndMail },
    problems: ['no_such_enquiry'],
  },
  'POST /api/staff/accounts/find': {
    ...{ ...STAFF_CALL, summary: 'Get an account by phone number' },
    example: { mobile_phone: '9876543210' },
    answers: { 200: staff.accountFound },
    problems: someone.problems,
  },
  'GET /api/staff/accounts/{id}': {
    ...{ ...STAFF_CALL, summary: 'An account', ...someone },
    answers: { 200: staff.staffAccount },
  },
  'POST /api/staff/accounts/{id}/end-sessions': {
    ...{ ...STAFF_CALL, summary: 'End all sessions of an account', ...someone },
    answers: { 200: staff.sessionsEnded },
  },
  'POST /api/staff/accounts/{id}/block': {
    ...{ ...DECIDES, summary: 'Block an account', path: UUID_PATH },
    example: { reason: 'spam' },
    answers: { 200: accepted },
    problems: [...someone.problems, 'block_self', 'already_blocked'],
  },
  'POST /api/staff/accounts/{id}/unblock': {
    ...{ ...DECIDES, summary: 'Unblock an account', path: UUID_PATH },
    answers: { 200: accepted },
    problems: [...someone.problems, 'block_self', 'not_blocked'],
  },
  'PUT /api/staff/accounts/{id}/trust': {
    ...{ ...DECIDES, summary: 'Allow verification of an account’s imports by sample', path: UUID_PATH },
    example: { trusted: true },
    answers: { 200: accepted },
    problems: [...someone.problems, 'trust_self'],
  },
});

const CONTENT = defineOperations({
  'GET /api/staff/content/{kind}': {
    ...{ ...STAFF_CALL, summary: 'List reference data of a kind' },
    query: {
      ...AFTER,
      state: z
        .enum(['defined', 'retired'])
        .optional()
        .meta({ description: '`retired` lists retired items, latest first; by default current ones' }),
    },
    answers: { 200: staff.contentList },
    problems: ['not_found'],
  },
  'GET /api/staff/content/{kind}/{id}': {
    ...{ ...STAFF_CALL, summary: 'Get an item and its history' },
    path: {
      id: z
        .string()
        .min(1)
        .meta({ examples: ['mohali'], description: 'The item’s id' }),
    },
    answers: { 200: staff.contentItem },
    problems: ['not_found', 'no_such_place'],
  },
  'GET /api/staff/content/{kind}/{id}/versions/{version}': {
    ...{ ...STAFF_CALL, summary: 'Get an earlier version of an item' },
    path: {
      id: z
        .string()
        .min(1)
        .meta({ examples: ['mohali'], description: 'The item’s id' }),
      version: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .meta({ examples: ['1'], description: 'Number of the version in the item’s history' }),
    },
    answers: { 200: staff.contentVersion },
    problems: ['not_found', 'no_such_place'],
  },
  'PUT /api/staff/content/{kind}/{id}': {
    ...{ ...STAFF_CALL, summary: 'Create or replace an item' },
    // Outlines of places, and whole articles.
    bodyShape: { depth: 32, values: 5_000 },
    description:
      'The fields are those of the item’s definition, as returned by `GET`. One of the two headers is required, so that no unread version is overwritten. Sending the current content again is not a conflict.',
    headers: {
      'If-Match': z
        .string()
        .regex(/^"\d{1,9}"$/)
        .optional()
        .meta({ description: 'The edited version, from `ETag` of `GET`', examples: ['"3"'] }),
      'If-None-Match': z.enum(['*']).optional().meta({ description: '`*` for an item that does not exist yet' }),
    },
    path: {
      id: z
        .string()
        .min(1)
        .meta({ examples: ['mohali'], description: 'The item’s id' }),
    },
    example: { names: { en: 'Mohali' }, aka: [], position: { lat: 30.7, lng: 76.72 }, radiusM: 9000 },
    answers: { 200: accepted },
    problems: ['not_found', 'no_such_place', 'conflict', 'item_changed', 'item_exists', 'version_wanted'],
  },
  'DELETE /api/staff/content/{kind}/{id}': {
    ...{ ...STAFF_CALL, summary: 'Retire an item' },
    headers: {
      'If-Match': z
        .string()
        .regex(/^"\d{1,9}"$/)
        .meta({ description: 'The current version, from `ETag` of `GET`', examples: ['"3"'] }),
    },
    path: {
      id: z
        .string()
        .min(1)
        .meta({ examples: ['mohali-old-mill'], description: 'The item’s id' }),
    },
    answers: { 200: accepted },
    problems: ['not_found', 'no_such_place', 'conflict', 'item_changed', 'version_wanted'],
  },
  'GET /api/staff/changed-content': {
    ...{ ...STAFF_CALL, summary: 'List edited items that this version ships differently' },
    answers: { 200: staff.changedItems },
  },
  'GET /api/staff/missing-places': {
    ...{ ...STAFF_CALL, summary: 'List place names of sellers that are not known places' },
    query: AFTER,
    answers: { 200: staff.missingPlaces },
  },
  'GET /api/staff/parked': {
    ...{ ...STAFF_CALL, summary: 'List parked keys and failed effects' },
    answers: { 200: staff.parked },
  },
  'POST /api/staff/parked/release': {
    ...{ ...STAFF_CALL, summary: 'Retry a parked key' },
    example: { key: '1h2k3m4n5p6' },
    answers: { 200: accepted },
    problems: ['not_parked'],
  },
  'POST /api/staff/parked/retry': {
    ...{ ...STAFF_CALL, summary: 'Retry a failed effect' },
    example: { event: '0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f', kind: 'notify-lead' },
    answers: { 200: done },
    problems: ['not_parked'],
  },
});

export const STAFF = { ...REVIEW, ...DESKS, ...CONTENT };
