import { z } from 'zod';
import { accepted, done } from '../answers/basics.ts';
import * as people from '../answers/people.ts';
import { BYTES, defineOperations } from '../operation.ts';
import { AFTER, ASKED, ASKED_COOKIE, CURSOR, UUID_PATH } from '../parameters.ts';

const number = { mobile_phone: '9876543210', country_code: '+91' };
const profile = { 200: people.profileAnswer };

export const IDENTITY = defineOperations({
  'GET /api/property/otp-enable': {
    ...{ tag: 'Sign-in and profile', summary: 'Whether codes are sent, how long they are and where to' },
    answers: { 200: people.otpEnabled },
  },
  'GET /api/country': {
    ...{ tag: 'Sign-in and profile', summary: 'Where whoever asks seems to be, by their network' },
    description: 'India where nobody can tell.',
    answers: { 200: people.visitorCountry },
  },
  'POST /api/auth/signup/signin': {
    ...{ tag: 'Sign-in and profile', summary: 'Ask for a code' },
    description:
      'A code lives ten minutes, is good once and for the browser that asked, and bears three tries. Another is sent after 20 seconds, ten a day for a number. Where 200 is answered none was sent: wait `retry_after` seconds, or do the `work` and send it as `proof`.',
    example: { ...number, firstname: 'Asha', lastname: 'Rani' },
    cookies: ASKED,
    setsCookie: `\`${ASKED_COOKIE}\` (in production \`__Secure-${ASKED_COOKIE}\`), which goes with the code`,
    answers: { 201: people.codeSent, 200: people.codeNotSent },
    problems: [
      ...(['code_too_early', 'code_too_many_today', 'code_asked_elsewhere', 'code_prefix_paused'] as const),
      ...(['sign_in_unavailable', 'sms_not_sent'] as const),
    ],
  },
  'POST /api/auth/signin/otpverify': {
    ...{ tag: 'Sign-in and profile', summary: 'Enter the code' },
    description:
      'Five wrong codes in a row lock the number for an hour. A wrong, ended or locked code is answered with 200.',
    example: { ...number, otp: '1234' },
    cookies: ASKED,
    setsCookie: 'What lets this browser ask for the number’s next code without being a stranger',
    answers: { 201: people.signedIn, 200: people.notSignedIn },
    problems: ['account_blocked', 'sign_in_unavailable'],
  },
  'POST /api/auth/token-verify': {
    ...{ tag: 'Sign-in and profile', summary: 'Whether a token is still good' },
    example: { token: 'pN3…' },
    answers: { 200: people.tokenGood },
    problems: ['session_ended'],
  },
  'GET /api/auth/signout': {
    ...{ tag: 'Sign-in and profile', summary: 'End this session', who: 'either' },
    answers: { 200: done },
  },
  'GET /api/auth/myprofile': {
    ...{ tag: 'Sign-in and profile', summary: 'Oneself', who: 'signed_in' },
    answers: profile,
    problems: ['no_such_user'],
  },
  'PUT /api/auth/myprofile': {
    ...{ tag: 'Sign-in and profile', summary: 'Change what one said of oneself', who: 'signed_in' },
    description: 'First and last name 25 letters, firm 50. Thirty changes an hour.',
    example: { first_name: 'Asha' },
    answers: profile,
    problems: ['no_such_user', 'conflict'],
  },
  'DELETE /api/auth/myprofile': {
    ...{ tag: 'Sign-in and profile', summary: 'Erase oneself, with a fresh code', who: 'signed_in' },
    description:
      'Names, numbers, texts and photos are deleted, listings removed, sessions ended. It can’t be taken back.',
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
    ...{ tag: 'Sign-in and profile', summary: 'Everything that is held of oneself', who: 'signed_in' },
    description: 'Five times a day, soon after a sign-in or with a fresh code.',
    cookies: ASKED,
    example: {},
    answers: { 200: people.ownData },
    problems: ['code_wanted', 'code_wrong', 'code_ended', 'code_locked', 'prove_again', 'sign_in_unavailable'],
  },
  'GET /api/auth/myassistant': {
    ...{ tag: 'Sign-in and profile', summary: 'The office’s number for oneself', who: 'signed_in' },
    answers: { 200: people.assistant },
  },
  'GET /api/auth/profile/{phone}': {
    ...{ tag: 'Sign-in and profile', summary: 'A profile by one’s own number', who: 'signed_in' },
    description: 'Nobody else’s: who has an account is nobody’s to find out.',
    answers: profile,
    problems: ['no_such_user'],
  },
  'GET /api/me/sessions': {
    ...{ tag: 'Sign-in and profile', summary: 'Where one is signed in', who: 'signed_in' },
    answers: { 200: people.sessions },
  },
  'DELETE /api/me/sessions/{id}': {
    ...{ tag: 'Sign-in and profile', summary: 'End one of one’s sessions', who: 'signed_in' },
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
      '`contacted` gives the office’s number, twenty new ones a day. `liked` is the state wished for; without it `saved` toggles. A view is noted once a day.',
    example: { property: '1h2k3m4n5p6', liked: true },
    answers: { 200: people.recorded },
    problems: [
      ...(['no_such_action', 'no_such_listing', 'listing_deleted', 'listing_sold'] as const),
      ...(['contact_own_listing', 'contact_demo_listing', 'contacts_of_today_used', 'no_such_user'] as const),
    ],
  },
  'GET /api/buyer/leads/summary': {
    ...{ tag: 'Buyers and leads', summary: 'How many leads one has, by type', who: 'signed_in' },
    answers: { 200: people.leadSummary },
  },
  'GET /api/me/leads': {
    ...{ tag: 'Buyers and leads', summary: 'Who asked about one’s listings', who: 'signed_in' },
    query: AFTER,
    answers: { 200: people.leadInbox },
  },
  'GET /api/me/marks': {
    ...{ tag: 'Buyers and leads', summary: 'What one saved, saw, contacted and owns', who: 'signed_in' },
    query: AFTER,
    answers: { 200: people.marks },
  },
  'GET /api/me/activity/{activity}': {
    ...{ tag: 'Buyers and leads', summary: 'What one saved, contacted or viewed, 24 a page', who: 'signed_in' },
    query: { ...CURSOR, ...AFTER },
    answers: { 200: people.activityPage },
    problems: ['not_found'],
  },
});

const image = {
  types: [BYTES],
  description: 'JPEG, PNG, WebP, AVIF or HEIC, at most 15 MB. The image’s own media type is taken as well.',
};
export const PHOTOS = defineOperations({
  'POST /api/photos': {
    ...{ tag: 'Photos', summary: 'Upload a picture', who: 'signed_in', repeatable: true },
    description:
      'It is opened and made anew, without what the camera wrote into it. What no listing uses dies after a day.',
    body: image,
    answers: { 202: people.photoTaken },
    problems: [
      ...(['photo_too_large', 'photo_not_an_image', 'photo_type_unsupported', 'photo_truncated'] as const),
      ...(['photos_of_hour_used', 'photos_unused_full', 'photos_busy'] as const),
    ],
  },
  'GET /api/photos/{id}': {
    ...{ tag: 'Photos', summary: 'What has become of an upload', who: 'signed_in' },
    path: UUID_PATH,
    answers: { 200: people.photoStatus },
    problems: ['no_such_photo'],
  },
  'DELETE /api/photos/{id}': {
    ...{ tag: 'Photos', summary: 'Throw an upload away', who: 'signed_in', repeatable: true },
    path: UUID_PATH,
    answers: { 204: null },
    problems: ['no_such_photo', 'photo_in_use'],
  },
  'GET /api/me/photos': {
    ...{ tag: 'Photos', summary: 'Several uploads', who: 'signed_in' },
    query: {
      ids: z
        .string()
        .meta({ description: '1 to 50 ids, with commas between', examples: ['0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'] }),
    },
    answers: { 200: people.ownPhotos },
  },
  'GET /photos/{id}/{file}': {
    ...{ tag: 'Photos', summary: 'A file of a photo', who: 'either' },
    path: UUID_PATH,
    answers: { 200: { types: ['image/avif', 'image/webp', BYTES], description: 'AVIF or WebP' } },
    problems: ['no_such_photo'],
  },
});

export const SAVED_SEARCHES = defineOperations({
  'GET /api/me/searches': {
    ...{ tag: 'Saved searches', summary: 'One’s saved searches and what is new of them', who: 'signed_in' },
    query: AFTER,
    answers: { 200: people.savedSearches },
  },
  'POST /api/searches': {
    ...{ tag: 'Saved searches', summary: 'Save a search', who: 'signed_in', repeatable: true },
    description: 'Fifty an account.',
    example: { view: 'property_subtype=flat', name: 'Flats', frequency: 'daily' },
    answers: { 200: people.searchSaved },
    problems: ['search_saved_before', 'searches_all_used', 'no_such_user'],
  },
  'PUT /api/searches/{id}': {
    ...{
      tag: 'Saved searches',
      summary: 'Rename it, pause it, or change when it tells',
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
    ...{ tag: 'Saved searches', summary: 'Its news were seen', who: 'signed_in', repeatable: true },
    path: UUID_PATH,
    answers: { 200: accepted },
    problems: ['no_such_search'],
  },
  'POST /api/alerts/stop': {
    ...{ tag: 'Saved searches', summary: 'Stop the texts of a search, with the link of one' },
    example: { token: 'c2VhcmNo.c3RvcA' },
    answers: { 200: done },
    problems: ['no_such_search'],
  },
});

const FACTOR = { tag: 'Second factor', who: 'signed_in' } as const;
export const SECOND_FACTOR = defineOperations({
  'GET /api/me/second-factor': {
    ...{ ...FACTOR, summary: 'How it stands' },
    answers: { 200: people.secondFactorState },
    problems: ['staff_only'],
  },
  'POST /api/me/second-factor/enrolment': {
    ...{ ...FACTOR, summary: 'Enter the operator’s code' },
    example: { code: 'abcd-efgh-ijkm-npqr' },
    answers: { 204: null },
    problems: ['staff_only', 'second_factor_wrong', 'second_factor_locked', 'second_factor_there', 'code_locked'],
  },
  'POST /api/me/second-factor/totp': {
    ...{ ...FACTOR, summary: 'Begin with an authenticator app' },
    answers: { 200: people.totpOffer },
    problems: ['staff_only', 'enrolment_code_wanted', 'prove_again', 'second_factor_there'],
  },
  'POST /api/me/second-factor/totp/confirm': {
    ...{ ...FACTOR, summary: 'Enter its first code' },
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
    ...{ ...FACTOR, summary: 'Take the app away' },
    answers: { 204: null },
    problems: ['staff_only', 'not_found', 'second_factor_last', 'prove_again'],
  },
  'POST /api/me/second-factor/passkeys/options': {
    ...{ ...FACTOR, summary: 'Begin with a passkey' },
    answers: { 200: people.passkeyOptions },
    problems: ['staff_only', 'enrolment_code_wanted', 'prove_again'],
  },
  'POST /api/me/second-factor/passkeys': {
    ...{ ...FACTOR, summary: 'Add the passkey that was made' },
    answers: { 200: people.factorAdded },
    problems: ['staff_only', 'second_factor_wrong', 'second_factor_there', 'enrolment_code_wanted', 'prove_again'],
  },
  'DELETE /api/me/second-factor/passkeys/{id}': {
    ...{ ...FACTOR, summary: 'Take a passkey away' },
    path: UUID_PATH,
    answers: { 204: null },
    problems: ['staff_only', 'not_found', 'second_factor_last', 'prove_again'],
  },
  'POST /api/me/second-factor/challenge': {
    ...{ ...FACTOR, summary: 'What a passkey is to sign' },
    answers: { 200: people.challenge },
    problems: ['staff_only'],
  },
  'POST /api/me/second-factor/proof': {
    ...{ ...FACTOR, summary: 'Prove it: with a passkey, an app’s code or a recovery code' },
    description: 'Exactly one of the three.',
    example: { totp: '123456' },
    answers: { 200: people.factorProven },
    problems: ['staff_only', 'second_factor_wrong', 'second_factor_locked'],
  },
  'POST /api/me/second-factor/recovery-codes': {
    ...{ ...FACTOR, summary: 'New recovery codes in place of the old' },
    answers: { 200: people.newRecoveryCodes },
    problems: ['staff_only', 'prove_again'],
  },
});
