import type { ProblemCode } from '../problem-codes.ts';

const all = <Code extends ProblemCode>(status: number, ...codes: Code[]) =>
  Object.fromEntries(codes.map((code) => [code, [status]])) as unknown as Record<Code, readonly number[]>;

export const PROBLEM_STATUSES: Readonly<Record<ProblemCode, readonly number[]>> = {
  ...all(400, 'malformed', 'bad_request'),
  ...all(401, 'sign_in_first', 'session_ended'),
  ...all(403, 'staff_only', 'owner_only', 'not_yours', 'account_blocked', 'dealers_only'),
  ...all(403, 'contact_own_listing', 'contact_demo_listing', 'review_own_listing', 'block_self', 'trust_self'),
  ...all(403, 'code_wanted', 'code_wrong', 'code_ended', 'enrolment_code_wanted', 'prove_again'),
  ...all(403, 'lead_of_other_city', 'lead_of_own_listing'),
  ...all(404, 'not_found', 'no_such_action', 'no_such_place', 'no_such_listing', 'no_such_lead'),
  ...all(404, 'no_such_city', 'no_such_user', 'no_such_session', 'no_such_search', 'no_such_photo', 'no_such_import'),
  ...all(404, 'no_such_report', 'no_such_enquiry', 'no_such_batch', 'not_parked'),
  ...all(405, 'method_not_allowed'),
  ...all(409, 'conflict', 'changed_meanwhile', 'external_id_taken', 'search_saved_before', 'searches_all_used'),
  ...all(409, 'listing_sold', 'not_verified', 'nothing_to_review', 'not_sold', 'relist_too_late'),
  ...all(409, 'nothing_to_withdraw', 'objection_stands', 'claimed_by_other', 'already_blocked', 'not_blocked'),
  ...all(
    409,
    'sample_not_checked',
    'sample_failed',
    'seller_not_trusted',
    'import_under_way',
    'import_not_checked',
    'import_has_questions',
  ),
  ...all(409, 'second_factor_last', 'second_factor_there', 'photo_in_use', 'photos_unused_full'),
  ...all(410, 'listing_deleted'),
  ...all(412, 'item_changed', 'item_exists'),
  ...all(413, 'too_large', 'photo_too_large'),
  ...all(414, 'uri_too_long'),
  ...all(415, 'unsupported_media_type', 'photo_type_unsupported'),
  ...all(421, 'unknown_host'),
  ...all(422, 'invalid', 'second_factor_wrong', 'photo_not_an_image', 'photo_truncated'),
  ...all(428, 'version_wanted'),
  ...all(429, 'too_many_requests', 'contacts_of_today_used', 'postings_of_today_used'),
  ...all(429, 'postings_wait_for_staff', 'code_too_early', 'code_too_many_today', 'code_asked_elsewhere'),
  ...all(429, 'code_prefix_paused', 'code_locked', 'second_factor_locked', 'photos_of_hour_used'),
  // 429 for one network, 503 in total.
  too_many_streams: [429, 503],
  ...all(431, 'headers_too_large'),
  ...all(500, 'internal'),
  ...all(503, 'starting', 'behind', 'sessions_away', 'sign_in_unavailable', 'sms_not_sent', 'photos_busy'),
  ...all(503, 'storage_away'),
};

export const COMMON_PROBLEMS = {
  every: [
    'malformed',
    'uri_too_long',
    'too_many_requests',
    'headers_too_large',
    'unknown_host',
    'internal',
    'storage_away',
  ],
  token: ['sessions_away'],
  signedIn: ['sign_in_first'],
  staff: ['staff_only'],
  query: ['invalid'],
  body: ['invalid', 'too_large', 'unsupported_media_type'],
  repeatable: ['conflict', 'invalid'],
} as const satisfies Record<string, readonly ProblemCode[]>;
