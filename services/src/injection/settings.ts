import {
  boolean,
  callingCodes,
  defineSetting,
  mobileList,
  type SettingValues,
  urlOrEmptySchema,
} from '@naksha/events/settings';
import { z } from 'zod';

const posts = z.coerce.number().int().min(1).max(100_000);
const photos = z.coerce.number().int().min(1).max(10_000);

/** Read by the composition root. */
export const SERVICES_SETTINGS = {
  BRAND_NAME: defineSetting(z.string().min(1), 'Naksha', 'Name of the product'),
  STAFF_PHONES: defineSetting(
    mobileList,
    '',
    'Mobile numbers of administrators, separated by commas; Indian unless they start with a country code',
  ),
  DEALER_PHONES: defineSetting(
    mobileList,
    '',
    'Mobile numbers of dealers, who may import files and post POSTS_A_DAY_DEALER a day',
  ),
  POSTS_A_DAY_NEW: defineSetting(
    posts,
    '3',
    'Listings per day of an account that is younger than 3 days or has no verified listing',
  ),
  POSTS_UNTIL_VERIFIED: defineSetting(posts, '10', 'Listings in 30 days of an account without a verified listing'),
  POSTS_A_DAY: defineSetting(posts, '20', 'Listings per day of any other account'),
  POSTS_A_DAY_DEALER: defineSetting(posts, '500', 'Listings per day of DEALER_PHONES and staff'),
  PHOTOS_AN_HOUR: defineSetting(photos, '200', 'Photos that an account may upload per hour'),
  PHOTOS_UNUSED: defineSetting(
    photos,
    '60',
    'Photos of an account that may be in no listing at the same time; they are deleted after a day',
  ),
  OTP_ENABLED: defineSetting(boolean, 'on', 'Sign-in by code; off allows only OTP_BYPASS_NUMBERS'),
  OTP_LENGTH: defineSetting(
    z
      .string()
      .transform((text) => (text === '' ? undefined : Number(text)))
      .pipe(z.number().int().min(4).max(6).optional()),
    '',
    'Digits of a sign-in code, 4 to 6; by default 4, in production 6. Codes get longer while many are guessed',
  ),
  SIGN_IN_TEXTS_AN_HOUR: defineSetting(
    z.coerce.number().int().min(20),
    '1200',
    'Sign-in texts per hour over the whole site without proof of work; networks have a share',
  ),
  OTP_BYPASS_NUMBERS: defineSetting(mobileList, '', 'Numbers that sign in with a fixed code; never in production'),
  SMS_COUNTRIES: defineSetting(
    callingCodes,
    '',
    'Calling codes of countries whose numbers can sign in, such as +91,+971; by default +91, without SMS_URL all countries',
  ),
  GEOIP_URL: defineSetting(
    urlOrEmptySchema('https', 'http').refine(
      (url) => url === '' || url.includes('{ip}'),
      'must contain {ip} as the placeholder for the IP address',
    ),
    '',
    'Service that returns the country of a network, with {ip} as placeholder, such as https://geoip.example/{ip}/json; it returns {"country_code": "IN"} and gets the visitor’s network, not the address. Without it every visitor is in India',
    'host',
  ),
  ANALYTICS_URL: defineSetting(
    urlOrEmptySchema('https', 'http'),
    '',
    'Service that counts postings, contacts and closed sign-ins of visitors who consented; it gets {"event", "hour"} as JSON. Without it a table counts them',
    'host',
  ),
};

export type ServicesSettings = SettingValues<typeof SERVICES_SETTINGS> & {
  /** All keys are derived from it. Changing it makes stored hashes of phones, codes and tokens unusable. */
  secret: string;
  /** Accepted during a rotation. */
  previousSecret?: string;
  /** Also of photos, and of deleted listings. */
  replacedTextDays: number;
  /** Outside the database. */
  erasureLedger: string;
  production: boolean;
  /** Instead of sent. */
  printsTexts: boolean;
  /** Passkeys are bound to it. */
  siteOrigin(): string;
  /** Shown as a listing's contact. */
  assistantPhone(city: string): string;
};
