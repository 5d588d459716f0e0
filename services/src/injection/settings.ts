import { address, boolean, callingCodes, mobileList, type SettingValues, setting } from '@naksha/events/settings';
import { z } from 'zod';

const posts = z.coerce.number().int().min(1).max(100_000);
const photos = z.coerce.number().int().min(1).max(10_000);

/** Settings of which the services alone know what they are for. The composition root reads them, as it does all others. */
export const SERVICES_SETTINGS = {
  BRAND_NAME: setting(z.string().min(1), 'Naksha', 'Name of the product'),
  STAFF_PHONES: setting(
    mobileList,
    '',
    'Mobile numbers of staff, separated by commas; of India unless they start with a country code',
  ),
  DEALER_PHONES: setting(
    mobileList,
    '',
    'Mobile numbers of dealers who may post POSTS_A_DAY_DEALER a day, as STAFF_PHONES',
  ),
  POSTS_A_DAY_NEW: setting(
    posts,
    '3',
    'Listings a day of an account younger than 3 days, or none of whose is verified',
  ),
  POSTS_UNTIL_VERIFIED: setting(posts, '10', 'Listings in 30 days of an account none of whose is verified'),
  POSTS_A_DAY: setting(posts, '20', 'Listings a day of any other account'),
  POSTS_A_DAY_DEALER: setting(posts, '500', 'Listings a day of DEALER_PHONES and of staff'),
  PHOTOS_AN_HOUR: setting(photos, '200', 'Photos that one account may upload in an hour'),
  PHOTOS_UNUSED: setting(
    photos,
    '60',
    'Photos of one account that may be on no listing at once; they are gone after a day',
  ),
  OTP_ENABLED: setting(boolean, 'on', 'Sign-in by a code; off lets only OTP_BYPASS_NUMBERS in'),
  OTP_LENGTH: setting(
    z
      .string()
      .transform((text) => (text === '' ? undefined : Number(text)))
      .pipe(z.number().int().min(4).max(6).optional()),
    '',
    'Digits of a sign-in code, 4 to 6; by default 4, in production 6; codes get longer while much is guessed',
  ),
  SIGN_IN_TEXTS_AN_HOUR: setting(
    z.coerce.number().int().min(20),
    '1200',
    'Sign-in texts of an hour, over the whole site, that are sent without work on the device that asks; networks have a share of it',
  ),
  OTP_BYPASS_NUMBERS: setting(mobileList, '', 'Numbers that sign in with the fixed code, never in production'),
  SMS_COUNTRIES: setting(
    callingCodes,
    '',
    'Country calling codes whose numbers can sign in, such as +91,+971; by default +91, without SMS_URL those of every country',
  ),
  GEOIP_URL: setting(
    address('https', 'http').refine(
      (url) => url === '' || url.includes('{ip}'),
      'must have {ip} where the address goes',
    ),
    '',
    'Service that says in which country an address is, with {ip} where it goes, such as https://geoip.example/{ip}/json; it answers {"country_code": "IN"}, and is told the visitor’s network, not the address; without it everybody is in India',
    'host',
  ),
  ANALYTICS_URL: setting(
    address('https', 'http'),
    '',
    'Where it is counted that visitors who agreed posted, contacted a seller or closed the sign-in: it is sent {"event", "hour"} as JSON, and nothing of the visitor; without it a table of our own counts',
    'host',
  ),
};

/** What the write side is set to. */
export type ServicesSettings = SettingValues<typeof SERVICES_SETTINGS> & {
  /** Every key is derived from it: without it every phone, code and token is unknown. */
  secret: string;
  /** The one before, accepted while it is being phased out. */
  previousSecret?: string;
  /** How long descriptions and photos are kept that were replaced, or whose listing was deleted. */
  replacedTextDays: number;
  /** The file that says who was erased, beside the database. */
  erasureLedger: string;
  production: boolean;
  /** Texts are printed on the console instead of being sent to a gateway, which costs money. */
  printsTexts: boolean;
  /** Where people reach the site: passkeys are made for it, and for no other. */
  siteOrigin(): string;
  /** The office number that a listing's contact gives. */
  assistantPhone(city: string): string;
};
