import { z } from 'zod';
import { accepted, done } from '../answers/basics.ts';
import * as people from '../answers/people.ts';
import { BYTES, defineOperations } from '../operation.ts';
import { AFTER, ASKED, CODE_REQUEST_COOKIE, CURSOR, UUID_PATH } from '../parameters.ts';

const number = { mobile_phone: '9876543210', country_code: '+91' };
const profile = { 200: people.profileAnswer };

export const IDENTITY = defineOperations({
  'GET /api/property/otp-enable': {
    ...{ tag: 'Sign-in and profile', summary: 'Get the sign-in options: code length and supported countries' },
    answers: { 200: people.otpEnabled },
  },
  'GET /api/country': {
    ...{ tag: 'Sign-in and profile', summary: 'Get the caller’s country by network' },
    description: 'India if unknown.',
    answers: { 200: people.visitorCountry },
  },
  'POST /api/auth/signup/signin': {
    ...{ tag: 'Sign-in and profile', summary: 'Request a sign-in code' },
    description:
      'A code is valid for ten minutes and three attempts, can be used once, and only in the browser that requested it. Another can be requested after 20 seconds, up to ten per day and number. Status 200 means that no code was sent: wait `retry_after` seconds, or compute the proof of work in `work` and send it as `proof`.',
    example: { ...number, firstname: 'Asha', lastname: 'Rani' },
    cookies: ASKED,
    setsCookie: `\`${CODE_REQUEST_COOKIE}\` (in production \`__Secure-${CODE_REQUEST_COOKIE}\`), which goes with the code`,
    answers: { 201: people.codeSent, 200: people.codeNotSent },
    problems: [
      ...(['code_too_early', 'code_too_many_today', 'code_asked_elsewhere', 'code_prefix_paused'] as const),
      ...(['sign_in_unavailable', 'sms_not_sent'] as const),
    ],
  },
  'POST /api/auth/signin/otpverify': {
    ...{ tag: 'Sign-in and profile', summary: 'Sign in with a code' },
    description:
      'Five wrong codes in a row lock the number for an hour. Wrong and expired codes, and locked numbers, return status 200.',
    example: { ...number, otp: '1234' },
    cookies: ASKED,
    setsCookie: 'Marks this browser as known for the number’s next code',
    answers: { 201: people.signedIn, 200: people.notSignedIn },
    problems: ['account_blocked', 'sign_in_unavailable'],
  },
  'POST /api/auth/token-verify': {
    ...{ tag: 'Sign-in and profile', summary: 'Check a token' },
    example: { token: 'pN3…' },
    answers: { 200: people.tokenGood },
    problems: ['session_ended'],
  },
  'GET /api/auth/signout': {
    ...{ tag: 'Sign-in and profile', summary: 'Sign out', who: 'either' },
    answers: { 200: done },
  },
  'GET /api/auth/myprofile': {
    ...{ tag: 'Sign-in and profile', summary: 'Oneself', who: 'signed_in' },
    query: AFTER,
    answers: profile,
    problems: ['no_such_user'],
  },
  'PUT /api/auth/myprofile': {
    ...{ tag: 'Sign-in and profile', summary: 'Update the own profile', who: 'signed_in' },
    description: 'First and last name up to 25 characters, firm up to 50. At most 30 changes per hour.',
    example: { first_name: 'Asha' },
    answers: profile,
    problems: ['no_such_user', 'conflict'],
  },
  'DELETE /api/auth/myprofile': {
    ...{ tag: 'Sign-in and profile', summary: 'Erase the own account with a new code', who: 'signed_in' },
    description: 'Deletes names, numbers, texts and photos, removes listings and ends sessions. Cannot be undone.',
    example: { otp: '1234' },
    cookies: ASKED,
    answers: { 204: null },
    problems: [
      'code_wanted',
      'code_wrong',
      'code_ended',
      'code_locked',
      'prove_again',
      'conflict',
      'sign_in_unavailable',
    ],
  },
  'POST /api/auth/mydata': {
    ...{ tag: 'Sign-in and profile', summary: 'Export all own personal data', who: 'signed_in' },
    description: 'At most five times per day, soon after sign-in or with a new code.',
    cookies: ASKED,
    example: {},
    answers: { 200: people.ownData },
    problems: ['code_wanted', 'code_wrong', 'code_ended', 'code_locked', 'prove_again', 'sign_in_unavailable'],
  },
  'GET /api/auth/myassistant': {
    ...{ tag: 'Sign-in and profile', summary: 'Get the office’s phone number for the caller', who: 'signed_in' },
    answers: { 200: people.assistant },
  },
  'GET /api/auth/profile/{phone}': {
    ...{ tag: 'Sign-in and profile', summary: 'Get the own profile by phone number', who: 'signed_in' },
    description: 'Only the caller’s own number, so that accounts cannot be enumerated.',
    answers: profile,
    problems: ['no_such_user'],
  },
  'GET /api/me/sessions': {
    ...{ tag: 'Sign-in and profile', summary: 'List own sessions', who: 'signed_in' },
    answers: { 200: people.sessions },
  },
  'DELETE /api/me/sessions/{id}': {
    ...{ tag: 'Sign-in and profile', summary: 'End an own session', who: 'signed_in' },
    path: UUID_PATH,
    answers: { 204: null },
    problems: ['no_such_session', 'prove_again'],
  },
});

export const BUYERS = defineOperations({
  'POST /api/buyer/{action}': {
    ...{
      tag: 'Buyers and leads',
      summary: 'Contact, save, unsave or view a listing',
      who: 'signed_in',
      repeatable: true,
    },
    description:
      '`contacted` returns the office’s number; at most twenty new listings per day. `liked` sets the state; without it `saved` toggles. A view is recorded once per day.',
    example: { property: '1h2k3m4n5p6', liked: true },
    answers: { 200: people.recorded },
    problems: [
      ...(['no_such_action', 'no_such_listing', 'listing_deleted', 'listing_sold'] as const),
      ...(['contact_own_listing', 'contact_demo_listing', 'contacts_of_today_used', 'no_such_user'] as const),
    ],
  },
  'GET /api/buyer/leads/summary': {
    ...{ tag: 'Buyers and leads', summary: 'Count own leads by type', who: 'signed_in' },
    answers: { 200: people.leadSummary },
  },
  'GET /api/me/leads': {
    ...{ tag: 'Buyers and leads', summary: 'List leads of own listings', who: 'signed_in' },
    query: AFTER,
    answers: { 200: people.leadInbox },
  },
  'GET /api/me/marks': {
    ...{ tag: 'Buyers and leads', summary: 'List ids of saved, viewed, contacted and own listings', who: 'signed_in' },
    query: AFTER,
    answers: { 200: people.marks },
  },
  'GET /api/me/activity/{activity}': {
    ...{ tag: 'Buyers and leads', summary: 'List saved, contacted or viewed listings, 24 per page', who: 'signed_in' },
    query: { ...CURSOR, ...AFTER },
    answers: { 200: people.activityPage },
    problems: ['not_found'],
  },
});

const image = {
  types: [BYTES],
  description: 'JPEG, PNG, WebP, AVIF or HEIC, at most 15 MB. The image’s media type is also accepted.',
};
export const PHOTOS = defineOperations({
  'POST /api/photos': {
    ...{ tag: 'Photos', summary: 'Upload a photo', who: 'signed_in', repeatable: true },
    description: 'The photo is re-encoded without metadata. It is deleted after a day if no listing uses it.',
    body: image,
    answers: { 202: people.photoTaken },
    problems: [
      ...(['photo_too_large', 'photo_not_an_image', 'photo_type_unsupported', 'photo_truncated'] as const),
      ...(['photos_of_hour_used', 'photos_unused_full', 'photos_busy'] as const),
    ],
  },
  'GET /api/photos/{id}': {
    ...{ tag: 'Photos', summary: 'Get the state of an upload', who: 'signed_in' },
    path: UUID_PATH,
    answers: { 200: people.photoStatus },
    problems: ['no_such_photo'],
  },
  'DELETE /api/photos/{id}': {
    ...{ tag: 'Photos', summary: 'Delete an upload', who: 'signed_in', repeatable: true },
    path: UUID_PATH,
    answers: { 204: null },
    problems: ['no_such_photo', 'photo_in_use'],
  },
  'GET /api/me/photos': {
    ...{ tag: 'Photos', summary: 'Several uploads', who: 'signed_in' },
    query: {
      ids: z
        .string()
        .meta({ description: '1 to 50 ids, comma-separated', examples: ['0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'] }),
    },
    answers: { 200: people.ownPhotos },
  },
  'GET /photos/{id}/{file}': {
    ...{ tag: 'Photos', summary: 'Get a photo file', who: 'either' },
    path: UUID_PATH,
    answers: { 200: { types: ['image/avif', 'image/webp', BYTES], description: 'AVIF or WebP' } },
    problems: ['no_such_photo'],
  },
});

export const SAVED_SEARCHES = defineOperations({
  'GET /api/me/searches': {
    ...{ tag: 'Saved searches', summary: 'List own saved searches and their new listings', who: 'signed_in' },
    query: AFTER,
    answers: { 200: people.savedSearches },
  },
  'POST /api/searches': {
    ...{ tag: 'Saved searches', summary: 'Save a search', who: 'signed_in', repeatable: true },
    description: 'At most 50 per account.',
    example: { view: 'property_subtype=flat', name: 'Flats', frequency: 'daily' },
    answers: { 200: people.searchSaved },
    problems: ['search_saved_before', 'searches_all_used', 'no_such_user'],
  },
  'PUT /api/searches/{id}': {
    ...{
      tag: 'Saved searches',
      summary: 'Rename, pause or reschedule a saved search',
      who: 'signed_in',
      repeatable: true,
    },
    path: UUID_PATH,
    example: { paused: true },
    answers: { 200: accepted },
    problems: ['no_such_search'],
  },
  'DELETE /api/searches/{id}': {
    ...{ tag: 'Saved searches', summary: 'Delete it', who: 'signed_in', repeatable: true },
    path: UUID_PATH,
    answers: { 200: accepted },
    problems: ['no_such_search'],
  },
  'POST /api/searches/{id}/looked-at': {
    ...{ tag: 'Saved searches', summary: 'Mark new listings as seen', who: 'signed_in', repeatable: true },
    path: UUID_PATH,
    answers: { 200: accepted },
    problems: ['no_such_search'],
  },
  'POST /api/alerts/stop': {
    ...{ tag: 'Saved searches', summary: 'Stop the messages of a saved search by link' },
    example: { token: 'c2VhcmNo.c3RvcA' },
    answers: { 200: done },
    problems: ['no_such_search'],
  },
});

const FACTOR = { tag: 'Second factor', who: 'signed_in' } as const;
export const SECOND_FACTOR = defineOperations({
  'GET /api/me/second-factor': {
    ...{ ...FACTOR, summary: 'Get the state of the second factor' },
    answers: { 200: people.secondFactorState },
    problems: ['staff_only'],
  },
  'POST /api/me/second-factor/enrolment': {
    ...{ ...FACTOR, summary: 'Enter the enrolment code' },
    example: { code: 'abcd-efgh-ijkm-npqr' },
    answers: { 204: null },
    problems: ['staff_only', 'second_factor_wrong', 'second_factor_locked', 'second_factor_there', 'code_locked'],
  },
  'POST /api/me/second-factor/totp': {
    ...{ ...FACTOR, summary: 'Start to add an authenticator app' },
    answers: { 200: people.totpOffer },
    problems: ['staff_only', 'enrolment_code_wanted', 'prove_again', 'second_factor_there'],
  },
  'POST /api/me/second-factor/totp/confirm': {
    ...{ ...FACTOR, summary: 'Confirm the app with its first code' },
    example: { code: '123456' },
    answers: { 200: people.factorAdded },
    problems: [
      'staff_only',
      'second_factor_wrong',
      'second_factor_there',
      'enrolment_code_wanted',
      'prove_again',
      'second_factor_locked',
    ],
  },
  'DELETE /api/me/second-factor/totp': {
    ...{ ...FACTOR, summary: 'Remove the app' },
    answers: { 204: null },
    problems: ['staff_only', 'not_found', 'second_factor_last', 'prove_again'],
  },
  'POST /api/me/second-factor/passkeys/options': {
    ...{ ...FACTOR, summary: 'Start to add a passkey' },
    answers: { 200: people.passkeyOptions },
    problems: ['staff_only', 'enrolment_code_wanted', 'prove_again'],
  },
  'POST /api/me/second-factor/passkeys': {
    ...{ ...FACTOR, summary: 'Add the created passkey' },
    answers: { 200: people.factorAdded },
    problems: ['staff_only', 'second_factor_wrong', 'second_factor_there', 'enrolment_code_wanted', 'prove_again'],
  },
  'DELETE /api/me/second-factor/passkeys/{id}': {
    ...{ ...FACTOR, summary: 'Remove a passkey' },
    path: UUID_PATH,
    answers: { 204: null },
    problems: ['staff_only', 'not_found', 'second_factor_last', 'prove_again'],
  },
  'POST /api/me/second-factor/challenge': {
    ...{ ...FACTOR, summary: 'Get a challenge for a passkey' },
    answers: { 200: people.challenge },
    problems: ['staff_only'],
  },
  'POST /api/me/second-factor/proof': {
    ...{ ...FACTOR, summary: 'Prove the second factor with a passkey, an app’s code or a recovery code' },
    description: 'Exactly one of the three.',
    example: { totp: '123456' },
    answers: { 200: people.factorProven },
    problems: ['staff_only', 'second_factor_wrong', 'second_factor_locked'],
  },
  'POST /api/me/second-factor/recovery-codes': {
    ...{ ...FACTOR, summary: 'Replace the recovery codes' },
    answers: { 200: people.newRecoveryCodes },
    problems: ['staff_only', 'prove_again'],
  },
});
