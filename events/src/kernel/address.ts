import { FACETS, facetParameterName } from './attributes/facets.ts';
import { FILTER_KEYS } from './map-filter.ts';
import { hasVisibleText } from './visible-text.ts';

/** Read by `parseHomeView`. */
export const VIEW_KEYS = [...FILTER_KEYS, 'search_query', 'at', 'c', 'city', 'fit', 'home', 'prices', 'sort'];
const COUNTS = new RegExp(
  `^(${FACETS.filter(({ facet }) => facet.by === 'exactly')
    .map(facetParameterName)
    .join('|')})=`,
  'i',
);
const RANGE_KEYS: ReadonlySet<string> = new Set(
  FACETS.filter(({ facet }) => facet.by === 'range').map(facetParameterName),
);
/** Others are codes and numbers. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['place', 'search', 'search_query', 'not_words']);

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
/** Joiners within a word belong to Indian and Arabic scripts. */
const INVISIBLE_IN_TEXT =
  /(?!\u200C|\u200D)[\p{Default_Ignorable_Code_Point}\p{Cc}]|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu;
/** Characters that programs include when linking an address in a sentence. */
const TRAILING = /[\s.,;:!?'"`´()[\]{}<>«»‘’“”…।॥،؛؟。、*_~|\\/-]/u;
const MAX_ENCODINGS = 5;

/** `search`: without `?`. */
export type UrlPathAndSearch = { path: string; search: string };

/** In NFC, for comparison. Badly encoded segments, and those with an encoded slash, stay. */
export const decodeUrlPathForComparison = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      const decoded = decode(segment);
      return decoded?.includes('/') ? segment : (decoded ?? segment).normalize('NFC');
    })
    .join('/');

/** Canonical ASCII form. */
export const encodeCanonicalUrlPath = (path: string): string =>
  path.normalize('NFC').split('/').map(encodeURIComponent).join('/');

/** Only for unknown addresses: our paths are lower case. */
export function repairUnknownUrl({ path, search }: UrlPathAndSearch): UrlPathAndSearch {
  const whole = decodeAll(path).normalize('NFC').replace(INVISIBLE, '').trim();
  const [, before = whole, within] = /^([^?&]*)[?&](.*)$/su.exec(whole) ?? [];
  const clean = trimTrailing(before.replace(/(?<!\/)[\s<>"].*$/su, '').replace(/\/{2,}/g, '/')).toLowerCase();
  return {
    path: clean || '/',
    search: repairMalformedQuery([within, search.replace(/^\?/, '')].filter(Boolean).join('&')),
  };
}

/**
 * Escaped delimiters (`&amp;`, `%26`), keys in capitals, values encoded twice (`%252C`), punctuation, invisible
 * characters. Valid pairs and unknown keys stay.
 */
export function repairMalformedQuery(search: string): string {
  let repaired = search;
  // A repair can reveal another one: removing the space of `%25 33` leaves an escape.
  for (let k = 0; k < MAX_ENCODINGS; k++) {
    const before = repaired;
    repaired = repairPairs(before);
    if (repaired === before) break;
  }
  return repaired;
}

function repairPairs(search: string): string {
  const marked = search.startsWith('?') ? '?' : '';
  const pairs = search
    .slice(marked.length)
    .split('&')
    .flatMap((pair) => repairPair(pair));
  return marked + pairs.join('&');
}

function repairPair(sent: string): string[] {
  // `+` is literal in counts (`bedrooms=2,4+`), a space elsewhere.
  const pair = COUNTS.test(sent) ? sent.replaceAll('+', '%2B') : sent;
  const [[rawKey, rawValue] = ['', '']] = new URLSearchParams(pair);
  const key = readKey(rawKey);
  // Remains of `&gt;` and `&quot;`.
  if (rawValue === '' && /^(gt|lt|quot|apos|nbsp|#\d+);?$/i.test(key)) return [];
  const [, keyWithin = '', valueWithin = ''] = /^([^=]+)=(.*)$/su.exec(key) ?? [];
  // The "=" was escaped too.
  if (rawValue === '' && findViewKey(keyWithin)) return repairPair(print(keyWithin, valueWithin));
  const known = findViewKey(key);
  if (!known) return [/^amp;/i.test(rawKey) ? print(key, rawValue) : pair];
  const isText = TEXT_KEYS.has(known);
  const [value, ...others] = isText
    ? decodeText(rawValue).split(VIEW_PAIR)
    : decodeAll(rawValue).normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, '').split(ANY_PAIR);
  const mended = isText ? cleanText(value) : RANGE_KEYS.has(known) ? cleanRange(value) : cleanCode(value);
  return [
    known === rawKey && mended === rawValue ? pair : print(known, mended),
    ...others.flatMap((other) =>
      repairPair(print(other.slice(0, other.indexOf('=')), other.slice(other.indexOf('=') + 1))),
    ),
  ];
}

const readKey = (key: string): string =>
  decodeAll(key)
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^(?:[\s?&;]|(?:#0*38|#x26|amp);)*/i, '');

const fold = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '');
const VIEW_KEY_OF: ReadonlyMap<string, string> = new Map(VIEW_KEYS.map((key) => [fold(key), key]));
const findViewKey = (key: string): string | undefined => VIEW_KEY_OF.get(fold(key));

/** Typed text may itself contain "&" and "=". */
const ANY_PAIR = /[&;](?:(?:#0*38|#x26|amp);)*(?=[a-z_]{1,30}=)/i;
const VIEW_PAIR = new RegExp(`[&;](?:(?:#0*38|#x26|amp);)*(?=(?:${VIEW_KEYS.join('|')})=)`, 'i');

/** Quoted-printable encodes "=" as `=3D`. */
const cleanCode = (value: string): string => trimTrailing(value.replace(/^3D(?=.)/, '')).toLowerCase();

/** `2,` is a range without upper end. */
function cleanRange(value: string): string {
  const cleaned = cleanCode(value);
  return /^-?\d+$/.test(cleaned) && value.startsWith(`${cleaned},`) ? `${cleaned},` : cleaned;
}

/** A regular expression would be quadratic. */
function trimTrailing(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1])) end--;
  return text.slice(0, end);
}

const cleanText = (value: string): string => {
  const visible = value.replace(INVISIBLE_IN_TEXT, '').trim();
  return hasVisibleText(visible) ? visible : '';
};

const print = (key: string, value: string): string =>
  `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`;

/** Encoded once too often if no remaining character needed it. */
const decodeText = (value: string): string =>
  /^[\w.!~*'()-]*(%[\da-f]{2}[\w.!~*'()-]*)+$/i.test(value) ? decodeAll(value) : value;

function decodeAll(text: string): string {
  let decoded = text;
  for (let k = 0; k < MAX_ENCODINGS; k++) {
    const before = decoded;
    decoded = decode(before) ?? decodeParts(before);
    if (decoded === before) return decoded;
  }
  return /%[\da-f]{2}/i.test(decoded) ? text : decoded;
}

const decodeParts = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, (part) => decode(part) ?? part);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
