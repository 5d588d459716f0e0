import { MAX_NOTE, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_REPORT_NOTE } from '@naksha/events/kernel';
import type { Limit } from '@naksha/events/settings';
import { IMPORT_MAX_PARTS, IMPORT_MAX_ROWS, IMPORT_PART_BYTES } from '@naksha/events/wire/imports';
import { TEXTS_A_DAY, TEXTS_AN_HOUR } from './alerts/text-budget.ts';
import { ENQUIRY_LIMITS } from './enquiries/enquiry-budget.ts';
import { MAX_PROFILE_CHANGES_PER_HOUR } from './identity/profile/changes-an-hour.ts';
import { MAX_ENROLMENT_TRIES, MAX_TRIES, TRIES_BEFORE_LOCK } from './identity/second-factor/factor-rules.ts';
import {
  ADDRESS_REJECTION_FACTOR,
  MAX_GUESSES_PER_DAY,
  MIN_PREFIX_TEXTS,
  scaleBudgetToScope,
  TRIES_PER_CODE,
} from './identity/sign-in/budgets/budget-rules.ts';
import { MAX_VERIFICATIONS_PER_HOUR } from './identity/sign-in/budgets/guess-budgets.ts';
import {
  CODE_LIFETIME_MS,
  MAX_CODES_PER_DAY,
  MAX_WRONG_IN_A_ROW,
  RESEND_WAIT_MS,
  WRONG_CODES_BEFORE_LOCK,
} from './identity/sign-in/sign-in-rules.ts';
import { MAX_WAITING as MOST_OF_NUMBER } from './identity/sign-in/turns.ts';
import { SERVICES_SETTINGS } from './injection/settings.ts';
import { MAX_CONTACTS_PER_DAY } from './interest/contact-slots.ts';
import { MAX_CALLBACK_REQUESTS } from './interest/record-interest/decide-record-interest.ts';
import { MAX_DESCRIPTION } from './listings/description.ts';
import { MISSED_AN_HOUR } from './missed-searches/missed-searches.ts';
import { REJECTION_FACTOR } from './network-budget/network-budget.ts';
import { MAX_FILES_PER_DAY } from './own-data/own-data.controller.ts';
import { MAX_UPLOADS, MAX_UPLOADS_OF_ACCOUNT } from './photos/uploading/receiving.ts';
import { MAX_WAITING_PHOTOS as MOST_PHOTOS_WAITING } from './photos/uploading/upload-places.ts';
import { REPORT_LIMITS } from './reports/report-budget.ts';
import { MAX_SEARCHES } from './saved-searches/search-claims.ts';
import { MAX_SEARCH_NAME } from './saved-searches/search-fields.ts';

const MB = 1024 * 1024;
const set = (name: keyof typeof SERVICES_SETTINGS): string => `\`${name}\` (${SERVICES_SETTINGS[name].byDefault})`;
const textsOf = (scope: Parameters<typeof scaleBudgetToScope>[0]): number =>
  scaleBudgetToScope(scope, Number(SERVICES_SETTINGS.SIGN_IN_TEXTS_AN_HOUR.byDefault));

const CODES: Limit[] = [
  {
    what: 'Codes for a number',
    most: `${MAX_CODES_PER_DAY} per day in India, ${RESEND_WAIT_MS / 1000} s apart unless a wrong code was entered`,
    counted: 'by number: one count for all new browsers, and one for each known browser; write database',
    answered: '429 `code_too_many_today`, `code_too_early`, `code_asked_elsewhere`',
    kept: 'services/src/identity/sign-in/answer-not-sent.ts',
  },
  {
    what: 'Attempts per code',
    most: `${TRIES_PER_CODE} in ${CODE_LIFETIME_MS / 60_000} minutes`,
    counted: 'by code; write database',
    answered: '200 `{status: false, code_ended: true}`',
    kept: 'services/src/identity/sign-in/sign-in-rules.ts',
  },
  {
    what: 'Consecutive wrong codes for a number',
    most: `${WRONG_CODES_BEFORE_LOCK}, then the number is locked for an hour, then for two and so on up to a day. After ${MAX_WRONG_IN_A_ROW} it is locked for a month`,
    counted: 'by number as above; write database',
    answered: '200 `{locked: true, retry_after}`; for erasure and export 429 `code_locked`',
    kept: 'services/src/identity/fresh-proof.ts',
  },
  {
    what: 'Sign-in texts',
    most: `${set('SIGN_IN_TEXTS_AN_HOUR')} an hour on the site, ${textsOf('address')} per address, ${textsOf('ipv6_48')} per /24 or /48`,
    counted: 'by address, network, country and site; write database',
    answered: `proof of work; 429 for an address with ${ADDRESS_REJECTION_FACTOR} times its share`,
    kept: 'services/src/identity/sign-in/budgets/text-budgets.ts',
  },
  {
    what: 'Texts to numbers with the same prefix',
    most: `${MIN_PREFIX_TEXTS} a day, if fewer than one code in ten is entered`,
    counted: 'by the first digits of the number; write database',
    answered: '429 `code_prefix_paused`, for an hour to a day',
    kept: 'services/src/identity/sign-in/answer-not-sent.ts',
  },
  {
    what: 'Wrong codes on the whole site',
    most: `${MAX_GUESSES_PER_DAY} a day at the usual code length`,
    counted: 'by address, network, country and site; write database',
    answered: 'codes get longer; no guess is rejected',
    kept: 'services/src/identity/sign-in/budgets/guess-budgets.ts',
  },
  {
    what: 'Verifications from an address',
    most: `${MAX_VERIFICATIONS_PER_HOUR} an hour, both correct and wrong codes`,
    counted: 'by IPv4 address or IPv6 /64; write database',
    answered: '429',
    kept: 'services/src/identity/sign-in/budgets/guess-budgets.ts',
  },
  {
    what: 'Concurrent sign-ins of a number',
    most: `${MOST_OF_NUMBER} waiting requests`,
    counted: 'by number; this process',
    answered: '429',
    kept: 'services/src/identity/sign-in/turns.ts',
  },
  {
    what: 'Wrong codes of staff’s second factor',
    most: `${TRIES_BEFORE_LOCK - 1} in a row. After the next one the factor is locked for 15 minutes, then for 30 and so on up to a day, and after ${MAX_TRIES} until it is unlocked. An operator’s code has ${MAX_ENROLMENT_TRIES} tries`,
    counted: 'by account; write database',
    answered: '429 `second_factor_locked`',
    kept: 'services/src/identity/second-factor/prove-factor.ts',
  },
];

const PEOPLE: Limit[] = [
  {
    what: 'New contacts of a buyer',
    most: `${MAX_CONTACTS_PER_DAY} per day in India`,
    counted: 'by account; claims of the event store',
    answered: '429 `contacts_of_today_used`',
    kept: 'services/src/interest/record-interest/decide-record-interest.ts',
  },
  {
    what: 'Changes of a call-back',
    most: `${MAX_CALLBACK_REQUESTS} per lead`,
    counted: 'by lead; event store',
    answered: '429',
    kept: 'services/src/interest/record-interest/decide-record-interest.ts',
  },
  {
    what: 'Listings of an account',
    most: `${set('POSTS_A_DAY_NEW')} a day while the account is new, ${set('POSTS_UNTIL_VERIFIED')} in 30 days until a listing is verified, then ${set('POSTS_A_DAY')} a day. Dealers and staff: ${set('POSTS_A_DAY_DEALER')} a day`,
    counted: 'by account; claims of the event store',
    answered: '429 `postings_of_today_used`, `postings_wait_for_staff`',
    kept: 'services/src/listings/posting-allowance/judge-posting.ts',
  },
  {
    what: 'Profile changes',
    most: `${MAX_PROFILE_CHANGES_PER_HOUR} an hour`,
    counted: 'by account; event store',
    answered: '429',
    kept: 'services/src/identity/profile/changes-an-hour.ts',
  },
  {
    what: 'Data exports of an account',
    most: `${MAX_FILES_PER_DAY} a day`,
    counted: 'by account; write database',
    answered: '429',
    kept: 'services/src/own-data/own-data.controller.ts',
  },
  {
    what: 'Saved searches',
    most: `${MAX_SEARCHES} at a time, with names of up to ${MAX_SEARCH_NAME} characters`,
    counted: 'by account; claims of the event store',
    answered: '409 `searches_all_used`; 422',
    kept: 'services/src/saved-searches/search-claims.ts',
  },
  {
    what: 'Texts of saved searches',
    most: `${TEXTS_AN_HOUR.most} an hour and ${TEXTS_A_DAY.most} a day`,
    counted: 'by number; write database',
    answered: 'delayed; the next text covers all alerts',
    kept: 'services/src/alerts/text-budget.ts',
  },
  {
    what: 'Enquiries to the office',
    most: `${ENQUIRY_LIMITS.anHour} an hour on the site, ${scaleBudgetToScope('address', ENQUIRY_LIMITS.anHour)} per address`,
    counted: 'by address, network and site; write database',
    answered: `proof of work; 429 for an address with ${REJECTION_FACTOR} times its share`,
    kept: 'services/src/network-budget/network-budget.ts',
  },
  {
    what: 'Reports of listings',
    most: `${REPORT_LIMITS.anHour} an hour on the site, ${scaleBudgetToScope('address', REPORT_LIMITS.anHour)} per address`,
    counted: 'by address, network and site; write database',
    answered: `proof of work; 429 for an IPv6 /64 with ${REJECTION_FACTOR} times its share`,
    kept: 'services/src/network-budget/network-budget.ts',
  },
  {
    what: 'Searches without results',
    most: `${MISSED_AN_HOUR} an hour on the site, ${scaleBudgetToScope('address', MISSED_AN_HOUR)} per address`,
    counted: 'by address, network and site; write database',
    answered: '204, and the search is not stored',
    kept: 'services/src/missed-searches/missed-searches.ts',
  },
];

const SENT: Limit[] = [
  {
    what: 'Photo',
    most: `${MAX_PHOTO_BYTES / MB} MB, and ${MAX_PHOTOS} photos per listing`,
    counted: 'while it is received',
    answered: '413 `photo_too_large`, 415 `photo_type_unsupported`; 422',
    kept: 'services/src/photos/photo-problems.ts',
  },
  {
    what: 'Photos of an account',
    most: `${set('PHOTOS_AN_HOUR')} an hour, ${set('PHOTOS_UNUSED')} that are in no listing, ${MAX_UPLOADS_OF_ACCOUNT} concurrent uploads`,
    counted: 'by account; write database, concurrent uploads in this process',
    answered: '429 `photos_of_hour_used`, 409 `photos_unused_full`, 503 `photos_busy`',
    kept: 'services/src/photos/photo-problems.ts',
  },
  {
    what: 'Photos being received or waiting for processing',
    most: `${MAX_UPLOADS} concurrent uploads, ${MOST_PHOTOS_WAITING} waiting photos`,
    counted: 'by process, waiting photos in the write database',
    answered: '503 `photos_busy`',
    kept: 'services/src/photos/photo-problems.ts',
  },
  {
    what: 'Import file',
    most: `${IMPORT_MAX_ROWS} rows, ${IMPORT_MAX_PARTS} parts of ${IMPORT_PART_BYTES / 1024} KB. One import at a time`,
    counted: 'by account; write database',
    answered: '422; 409 `import_under_way`',
    kept: 'services/src/import/jobs/import-files.ts',
  },
  {
    what: 'Free text',
    most: `a description has ${MAX_DESCRIPTION} characters, a staff note ${MAX_NOTE}, a report ${MAX_REPORT_NOTE}`,
    counted: 'in the body',
    answered: '422 with the field',
    kept: 'services/src/listings/description.ts',
  },
];

export const SERVICES_LIMITS: readonly Limit[] = [...CODES, ...PEOPLE, ...SENT];
