import { FACETS, facetWire } from './attributes/facets.ts';
import { FILTER_KEYS } from './map-filter.ts';
import { hasVisibleText } from './visible-text.ts';

/** Every key of a view's address (`parseHomeView`). */
export const VIEW_KEYS = [...FILTER_KEYS, 'search_query', 'at', 'c', 'city', 'fit', 'home', 'prices', 'sort'];
const COUNTS = new RegExp(
  `^(${FACETS.filter(({ facet }) => facet.by === 'exactly')
    .map(facetWire)
    .join('|')})=`,
  'i',
);
const RANGE_KEYS: ReadonlySet<string> = new Set(FACETS.filter(({ facet }) => facet.by === 'range').map(facetWire));
/** Their values are what people typed; all others are codes and numbers. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['place', 'search', 'search_query', 'not_words']);

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
/** Joiners within a word belong to Indian and Arabic scripts. */
const INVISIBLE_IN_TEXT =
  /(?!\u200C|\u200D)[\p{Default_Ignorable_Code_Point}\p{Cc}]|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu;
/** What programs take for a part of an address: the end of a sentence, a bracket or quotation mark around it, emphasis. */
const TRAILING = /[\s.,;:!?'"`´()[\]{}<>«»‘’“”…।॥،؛؟。、*_~|\\/-]/u;
/** More than any program encodes a link over again. What is encoded more often stays as it was sent: one redirect is enough for every other. */
const MAX_ENCODINGS = 5;

/** An address as a path and what stands behind its question mark, without that. */
export type Address = { path: string; search: string };

/** The characters of a path, composed (NFC), for comparison. A segment that is not well encoded, or hides a slash, stays as it is. */
export const decodePath = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      const decoded = decode(segment);
      return decoded?.includes('/') ? segment : (decoded ?? segment).normalize('NFC');
    })
    .join('/');

/** The one canonical spelling of a decoded path, in ASCII: for headers, heads and sitemaps. */
export const encodePath = (path: string): string => path.normalize('NFC').split('/').map(encodeURIComponent).join('/');

/**
 * The address that is meant by one that was copied with a part of its sentence, changed to capitals, encoded several times or
 * mixed with invisible characters. All addresses of pages are in small letters, so ask this only where the address itself is unknown.
 */
export function mendAddress({ path, search }: Address): Address {
  const whole = decodeAll(path).normalize('NFC').replace(INVISIBLE, '').trim();
  const [, before = whole, within] = /^([^?&]*)[?&](.*)$/su.exec(whole) ?? [];
  const clean = trimTrailing(before.replace(/(?<!\/)[\s<>"].*$/su, '').replace(/\/{2,}/g, '/')).toLowerCase();
  return { path: clean || '/', search: mendQuery([within, search.replace(/^\?/, '')].filter(Boolean).join('&')) };
}

/**
 * A view's query as it was meant: delimiters that were escaped (`&amp;`, `%26`), keys in capitals, values that were encoded twice
 * (`%252C`), punctuation and invisible characters. Pairs that need nothing, and those of other keys, stay letter for letter.
 */
export function mendQuery(search: string): string {
  const marked = search.startsWith('?') ? '?' : '';
  const pairs = search
    .slice(marked.length)
    .split('&')
    .flatMap((pair) => mendPair(pair));
  return marked + pairs.join('&');
}

function mendPair(sent: string): string[] {
  // In a list of counts a plus sign is one (`bedrooms=2,4+`), elsewhere it is a space.
  const pair = COUNTS.test(sent) ? sent.replaceAll('+', '%2B') : sent;
  const [[rawKey, rawValue] = ['', '']] = new URLSearchParams(pair);
  const key = readKey(rawKey);
  // What is left of `&gt;` and `&quot;` behind the address.
  if (rawValue === '' && /^(gt|lt|quot|apos|nbsp|#\d+);?$/i.test(key)) return [];
  const [, keyWithin = '', valueWithin = ''] = /^([^=]+)=(.*)$/su.exec(key) ?? [];
  // The "=" was escaped too.
  if (rawValue === '' && findViewKey(keyWithin)) return mendPair(print(keyWithin, valueWithin));
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
      mendPair(print(other.slice(0, other.indexOf('=')), other.slice(other.indexOf('=') + 1))),
    ),
  ];
}

/** A key without the rest of an escaped `&`. */
const readKey = (key: string): string =>
  decodeAll(key)
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^(?:[\s?&;]|(?:#0*38|#x26|amp);)*/i, '');

const fold = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '');
const VIEW_KEY_OF: ReadonlyMap<string, string> = new Map(VIEW_KEYS.map((key) => [fold(key), key]));
const findViewKey = (key: string): string | undefined => VIEW_KEY_OF.get(fold(key));

/** An escaped `&` within a value, before a pair. What people typed may hold a "&" and a "=" of its own. */
const ANY_PAIR = /[&;](?:(?:#0*38|#x26|amp);)*(?=[a-z_]{1,30}=)/i;
const VIEW_PAIR = new RegExp(`[&;](?:(?:#0*38|#x26|amp);)*(?=(?:${VIEW_KEYS.join('|')})=)`, 'i');

/** `3D` is what quoted-printable makes of "=". */
const cleanCode = (value: string): string => trimTrailing(value.replace(/^3D(?=.)/, '')).toLowerCase();

/** `2,` has no upper end: its comma is no punctuation. */
function cleanRange(value: string): string {
  const cleaned = cleanCode(value);
  return /^-?\d+$/.test(cleaned) && value.startsWith(`${cleaned},`) ? `${cleaned},` : cleaned;
}

/** By hand: a pattern would look at a long run of such characters once for each of them. */
function trimTrailing(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1])) end--;
  return text.slice(0, end);
}

const cleanText = (value: string): string => {
  const visible = value.replace(INVISIBLE_IN_TEXT, '').trim();
  return hasVisibleText(visible) ? visible : '';
};

/** As `printHomeView` does. */
const print = (key: string, value: string): string =>
  `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`;

/** A typed text was encoded once too often where it has no character left that had to be. */
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

/** Of a text that was cut within a character, what is whole. */
const decodeParts = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, (part) => decode(part) ?? part);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
