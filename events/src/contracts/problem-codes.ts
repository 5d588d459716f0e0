/** Stable codes, each with a text in the client's catalogue. */
export const REFUSAL_CODES = [
  'sign_in_first',
  'session_ended',
  'staff_only',
  'no_such_place',
  'owner_only',
  'not_yours',
  'no_such_listing',
  'no_such_lead',
  'no_such_city',
  'no_such_user',
  'no_such_session',
  'no_such_search',
  'search_saved_before',
  'searches_all_used',
  'listing_deleted',
  'listing_sold',
  'not_verified',
  'contact_own_listing',
  'contact_demo_listing',
  'review_own_listing',
  'nothing_to_review',
  'changed_meanwhile',
  'external_id_taken',
  'contacts_of_today_used',
  'postings_of_today_used',
  'postings_wait_for_staff',
  'code_too_early',
  'code_too_many_today',
  'code_asked_elsewhere',
  'code_prefix_paused',
  'code_wanted',
  'code_wrong',
  'code_ended',
  'code_locked',
  'account_blocked',
  'conflict',
] as const;

/** Texts load with sellers' pages. */
export const SELLER_REFUSAL_CODES = ['not_sold', 'relist_too_late', 'nothing_to_withdraw'] as const;

/** Texts load with staff pages. */
export const STAFF_REFUSAL_CODES = [
  'second_factor_wrong',
  'second_factor_locked',
  'second_factor_last',
  'second_factor_there',
  'enrolment_code_wanted',
  'prove_again',
  'objection_stands',
  'claimed_by_other',
  'no_such_report',
  'already_blocked',
  'not_blocked',
  'block_self',
  'lead_of_other_city',
  'lead_of_own_listing',
  'no_such_enquiry',
  'not_parked',
  'trust_self',
  'no_such_batch',
  'sample_not_checked',
  'sample_failed',
  'seller_not_trusted',
  'item_changed',
  'item_exists',
  'version_wanted',
] as const;

/** Texts load with the uploader. */
export const PHOTO_REFUSAL_CODES = [
  'no_such_photo',
  'photo_too_large',
  'photo_not_an_image',
  'photo_type_unsupported',
  'photo_truncated',
  'photo_in_use',
  'photos_of_hour_used',
  'photos_unused_full',
  'photos_busy',
] as const;

/** Texts load with the import page. */
export const IMPORT_REFUSAL_CODES = [
  'dealers_only',
  'no_such_import',
  'import_under_way',
  'import_not_checked',
  'import_has_questions',
] as const;

/** Texts depend on status and field. */
export const FAILURE_CODES = [
  'invalid',
  'no_such_action',
  'malformed',
  'bad_request',
  'not_found',
  'method_not_allowed',
  'too_large',
  'uri_too_long',
  'unsupported_media_type',
  'headers_too_large',
  'unknown_host',
  'too_many_requests',
  'too_many_streams',
  'starting',
  'behind',
  'sessions_away',
  'sign_in_unavailable',
  'sms_not_sent',
  'storage_away',
  'internal',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type SellerRefusalCode = (typeof SELLER_REFUSAL_CODES)[number];
export type StaffRefusalCode = (typeof STAFF_REFUSAL_CODES)[number];
export type PhotoRefusalCode = (typeof PHOTO_REFUSAL_CODES)[number];
export type ImportRefusalCode = (typeof IMPORT_REFUSAL_CODES)[number];
export type ProblemCode =
  | RefusalCode
  | SellerRefusalCode
  | StaffRefusalCode
  | PhotoRefusalCode
  | ImportRefusalCode
  | (typeof FAILURE_CODES)[number];
