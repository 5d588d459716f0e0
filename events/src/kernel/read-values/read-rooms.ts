import { normalizeSpelling } from '../fold-spelling.ts';
import { MORE } from '../property-kinds.ts';
import type { RoomFlag } from '../room-flags.ts';
import { replaceNumberWords } from './number-words.ts';
import { normalizeNumberSigns, parseNumberText, remarkOnUnusualNumber } from './read-number.ts';
import {
  accepted,
  BLANK,
  collapseSpaces,
  type Reading,
  type ReadingReason,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';

/** Larger numbers are something else, such as a phone number. */
const MAX_ROOMS = 50;

/** The list's last value, and words next to the number. */
const COUNTED = {
  bedrooms: {
    last: 9,
    unit: wholeWordsPattern(
      'b\\.?h\\.?k|bhks|beds?|bed ?rooms?|bdrms?|brs?|bds?|bdr|rooms? set|बी ?एच ?के|बेडरूम|बैडरूम|ਬੀ ?ਐਚ ?ਕੇ|ਬੈਡਰੂਮ|ਬੈਡ ਰੂਮ',
    ),
  },
  bathrooms: {
    last: 3,
    unit: wholeWordsPattern(
      'baths?|bath ?rooms?|ba|toilets?|wash ?rooms?|rest ?rooms?|w\\.?c|t|attached|full|बाथरूम|शौचालय|ਬਾਥਰੂਮ|ਬਾਥ ਰੂਮ',
    ),
  },
  balconies: { last: 3, unit: wholeWordsPattern('balcon(?:y|ies)|balconys|terraces?|बालकनी|ਬਾਲਕੋਨੀ|ਬਾਲਕਨੀ') },
} as const;

const HOME = wholeWordsPattern('flats?|apartments?|apt|house|home|kothi|villa|builder floor|floor|फ्लैट|कोठी|ਫਲੈਟ|ਕੋਠੀ');
/** Counts as one room: the list's smallest value is 1. */
const ONE_ROOM = /^(?:studio(?: (?:flat|apartment|apt))?|bedsit|efficiency|स्टूडियो|ਸਟੂਡੀਓ)\.?$/;
const ROOM_AND_KITCHEN = wholeWordsPattern('r\\.?k|room kitchen|आरके|ਆਰਕੇ');

const EXTRAS: readonly [RoomFlag | undefined, RegExp][] = [
  [
    'servantRoom',
    /^(?:1|s|sr|sq|s\.?r|(?:1 )?(?:servants?|maids?|help)(?:'?s)?(?: (?:room|rm|quarters?))?|सर्वेंट(?: रूम)?|नौकर(?: का कमरा)?|ਸਰਵੈਂਟ(?: ਰੂਮ)?)$/,
  ],
  ['studyRoom', /^(?:(?:1 )?study(?: (?:room|rm))?|स्टडी(?: रूम)?|ਸਟੱਡੀ(?: ਰੂਮ)?|ਸਟਡੀ(?: ਰੂਮ)?)$/],
  ['poojaRoom', /^(?:(?:1 )?(?:pooja|puja|prayer|mandir)(?: (?:room|rm|ghar))?|पूजा(?: घर| रूम)?|मंदिर|ਪੂਜਾ(?: ਘਰ| ਰੂਮ)?)$/],
  ['storeRoom', /^(?:(?:1 )?(?:store|storage)(?: (?:room|rm))?|स्टोर(?: रूम)?|ਸਟੋਰ(?: ਰੂਮ)?)$/],
  // Said beside bedrooms, and not a room flag.
  [
    undefined,
    /^(?:\d ?(?:t|toilets?|baths?|bathrooms?|washrooms?)|lobby|lounge|drawing(?: room)?|dining(?: room)?|dd|d\/d|kitchen|terrace|balcon(?:y|ies)|parking)$/,
  ],
];

/** "3+1 BHK". */
export type RoomsReading = { count: number; rooms: RoomFlag[] };

/** Half a bathroom counts as one, with a note; half a bedroom is rejected unless it is called a study. */
export function parseRoomCount(column: keyof typeof COUNTED, typed: string): Reading<RoomsReading> {
  const { last, unit } = COUNTED[column];
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  if (/^no$/i.test(text)) return BLANK;
  const folded = normalizeSpelling(normalizeNumberSigns(text))
    .replaceAll(/[()[\]:;]|(?<=\p{L})-|-(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (column === 'bedrooms' && ONE_ROOM.test(folded)) return oneRoom(text);
  const spaced = folded.replaceAll(/(\d)(?=[\p{L}])/gu, '$1 ');
  const isRoomAndKitchen = column === 'bedrooms' && spaced.replace(ROOM_AND_KITCHEN, '') !== spaced;
  const bare = column === 'bedrooms' ? spaced.replace(HOME, ' ').replace(ROOM_AND_KITCHEN, ' bhk ') : spaced;
  const split = column === 'bedrooms' ? splitExtras(bare, unit) : { head: addHalfBaths(bare), extras: [] };
  if (!split) return rejected('not_number', text);
  const head = split.head
    .replace(unit, ' ')
    .replace(/[\s.-]+$/g, '')
    .trim();
  const digits = /\d/.test(head) ? head : replaceNumberWords(head);
  const read = readCount(column, digits, text, last);
  if (read.kind !== 'value') return read;
  const rooms = [...new Set(split.extras)];
  if (isRoomAndKitchen)
    return accepted({ count: read.value, rooms }, { code: 'read_as', params: { text, read: String(read.value) } });
  return accepted({ count: read.value, rooms }, read.note ?? noteExtras(text, read.value, rooms, last));
}

/** "4+1" and "3+S" name no room, so their reading is noted. */
const SHORT_EXTRA = /\+ *(?:\d+|s|sr|sq|s\.r)\.? *(?:\+|bhk|$)/iu;
const noteExtras = (
  text: string,
  count: number,
  rooms: readonly RoomFlag[],
  last: number,
): ReadingReason | undefined => {
  if (rooms.length === 0 || !SHORT_EXTRA.test(normalizeNumberSigns(text))) return undefined;
  const names = rooms.map((room) => room.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return { code: 'read_as', params: { text, read: [count === MORE ? `${last}+` : count, ...names].join(' + ') } };
};

const oneRoom = (text: string): Reading<RoomsReading> =>
  accepted({ count: 1, rooms: [] }, { code: 'read_as', params: { text, read: '1' } });

/** "3 BHK + servant room, store". */
function splitExtras(text: string, unit: RegExp): { head: string; extras: RoomFlag[] } | undefined {
  const bare = text
    .replace(/^(\d+\s*(?:bhk|bed ?rooms?|beds?))\s+(?=\p{L})(?!with\b|and\b|plus\b)/u, '$1 + ')
    .replace(unit, ' ')
    .trim();
  const cut = bare.search(/\+\s*\S|&|\b(?:with|and|plus)\b|,\s*\p{L}|और|ਅਤੇ/u);
  if (cut < 0) return { head: bare, extras: [] };
  const [head, rest] = [bare.slice(0, cut), bare.slice(cut)];
  const extras: RoomFlag[] = [];
  for (const part of rest.split(/[+&,]|\b(?:with|and|plus)\b|और|ਅਤੇ/u)) {
    const name = part.replaceAll(/\s+/g, ' ').trim();
    if (name === '') continue;
    const known = EXTRAS.find(([, spelling]) => spelling.test(name));
    if (!known) return undefined;
    if (known[0]) extras.push(known[0]);
  }
  return { head, extras };
}

/** "2 full, 1 half" is 2.5 bathrooms. */
const addHalfBaths = (text: string): string =>
  text.replace(
    /^(\d+)(?!\d) ?(?:(?:full|f) ?)?(?:baths? ?)?(?:(?:,|\+|&|and) ?)?(\d+) ?(?:half|h|powder)(?: (?:baths?|rooms?))?$/,
    (_, full: string, half: string) => String(Number(full) + Number(half) / 2),
  );

function readCount(
  column: keyof typeof COUNTED,
  digits: string,
  text: string,
  last: number,
): Exclude<Reading<number>, { kind: 'ambiguous' }> {
  // "9+" and "3+" mean "more than the list"; "2+" and "2,3" are ambiguous.
  if (/^\d+\s?\+$/.test(digits)) {
    if (Number.parseInt(digits, 10) < last) return rejected('may_be_several', text, { most: last });
    return accepted(MORE, noteCount(text, `${last}+`, digits));
  }
  const number = parseNumberText(digits, { comma: 'before halves' });
  if (typeof number !== 'number')
    return number.code === 'comma' || /^\d+\s*(?:-|–|\/|to|or|se)\s*\d+$/.test(digits)
      ? rejected('may_be_several', text, { most: last })
      : { kind: 'rejected', reason: { ...number, params: { text } } };
  if (number === 0) return BLANK;
  const whole = Math.ceil(number);
  if (whole < 1 || whole > MAX_ROOMS) return rejected('no_count', text, { most: last });
  const [count, read] = whole > last ? [MORE, `${last}+`] : [whole, String(whole)];
  if (whole === number) return accepted(count, noteCount(text, read, String(whole)));
  if (column === 'bedrooms') return rejected('half_bedroom', text);
  return accepted(count, { code: 'rounded', params: { text, read } });
}

const noteCount = (text: string, read: string, counted: string): ReadingReason | undefined =>
  counted === read ? remarkOnUnusualNumber(text, read) : { code: 'read_as', params: { text, read } };
