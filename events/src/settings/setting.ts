import { z } from 'zod';
import { CALLING_CODES } from '../kernel/calling-codes.ts';
import { type PhonePurpose, parsePhone } from '../kernel/phone/index.ts';

/** `host`: protocol and host of an address. Of values that may contain a password, only the length is logged. */
export type SettingVisibility = 'all' | 'host' | 'nothing';

export type Setting<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  /** Used if the variable is empty or missing. */
  byDefault: string;
  /** For docs/settings.md. */
  meaning: string;
  shown: SettingVisibility;
};

export const defineSetting = <Schema extends z.ZodType>(
  schema: Schema,
  byDefault: string,
  meaning: string,
  shown: SettingVisibility = 'all',
): Setting<Schema> => ({
  schema,
  byDefault,
  meaning,
  shown,
});

/** URL schemes are case-insensitive. */
export const lowerCaseUrlScheme = (text: string): string =>
  text.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());

function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && isDecodable(url.hostname) && protocols.some((protocol) => text.startsWith(`${protocol}://`));
}

/** Clients decode percent escapes in hosts. */
function isDecodable(host: string): boolean {
  try {
    decodeURIComponent(host);
    return true;
  } catch {
    return false;
  }
}

const addressOr = (none: string, protocols: readonly string[]) =>
  z
    .string()
    .transform(lowerCaseUrlScheme)
    .refine(
      (text) => text === none || isAddress(text, protocols),
      `must be ${none && `${none}, or `}an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    );
export const urlOrEmptySchema = (...protocols: readonly string[]) => addressOr('', protocols);
export const urlOrWordPlainSchema = (...protocols: readonly string[]) =>
  addressOr('plain', protocols).transform((text) => (text === 'plain' ? '' : text));

/** For URLs that are public. */
export const hasNoUrlCredentials = (text: string): boolean => {
  const url = URL.parse(text);
  return !url?.username && !url?.password;
};
export const NO_USER = 'must not contain a user or password, because it is public';

export const boolean = z.enum(['on', 'off', 'true', 'false']).transform((word) => word === 'on' || word === 'true');

const items = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const commaSeparatedListSchema = (item: z.ZodType<string, string>) =>
  z.string().transform(items).pipe(z.array(item));

/** Only digits cannot be a password. */
const quoted = (text: string): string => (/^[+\d\s().-]{1,40}$/.test(text) ? `“${text}” is not` : 'must be');

const phoneFor = (purpose: PhonePurpose) =>
  z.string().transform((text, context) => {
    const reading = parsePhone(text, '+91', purpose);
    if (reading.kind === 'value') return reading.value.e164;
    const kind = purpose === 'callable' ? 'phone' : 'mobile';
    const message = `${quoted(text)} a valid ${kind} number; use the international format, e.g. +919876543210`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const phone = phoneFor('callable');
export const mobileList = z
  .string()
  .transform(items)
  .pipe(z.array(phoneFor('receives-text')));

/** With a plus. */
export const callingCodes = z
  .string()
  .transform(items)
  .pipe(
    z.array(
      z.string().refine((text) => CALLING_CODES.has(text), {
        error: ({ input }) => `${quoted(String(input))} a country calling code; include the plus sign, e.g. +91`,
      }),
    ),
  );

/** `City=+91…,City=+91…` */
export const numberPairs = z
  .string()
  .refine((text) => items(text).every((pair) => /^[^=]*[^=\s][^=]*=[^=]+$/.test(pair)), {
    message: 'must be names with phone numbers, separated by commas, such as Mohali=+911722000001',
  })
  .transform((text) => items(text).map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(z.array(z.tuple([z.string().min(1), phone])))
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs));
