import { normalizeSpelling } from '../fold-spelling.ts';
import {
  accepted,
  collapseSpaces,
  type Reading,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';
import { compileSpellings, findBySpelling, normalizePhrase } from './spellings.ts';

/** `until`: `2027-12`. */
export type PossessionReading = { ready: true } | { ready: false; until?: string };
const POSSESSIONS = compileSpellings<boolean>([
  [
    true,
    '(?:ready|rdy)(?: ?(?:to|for) ?(?:move|shift|occupy|possession)(?: ?in)?)?|rtm|r t m|immediate(?:ly)?|move ?in ?ready|completed?|(?:newly )?constructed|vacant|' +
      'available(?: now| immediately)?|now|yes|built|resale|old|oc received|तैयार|तुरंत|रेडी(?: टू मूव)?|ਤਿਆਰ|ਤੁਰੰਤ',
  ],
  [
    false,
    '(?:under|in) ?construction|uc|u c|u/c|ongoing|new launch|pre ?launch|launching soon|off ?plan|निर्माणाधीन|ਉਸਾਰੀ ਅਧੀਨ',
  ],
]);
const POSSESSION_WORDS = wholeWordsPattern(
  'possession|by|in|from|on|till|until|expected|exp|end|date|handover|delivery|of|the|पजेशन|कब्जा|तक|ਕਬਜ਼ਾ|ਕਬਜਾ|ਤੱਕ',
);
const MONTHS = [
  'jan(?:uary)?|जनवरी|ਜਨਵਰੀ',
  'feb(?:ruary)?|फरवरी|ਫਰਵਰੀ',
  'mar(?:ch)?|मार्च|ਮਾਰਚ',
  'apr(?:il)?|अप्रैल|ਅਪ੍ਰੈਲ',
  'may|मई|ਮਈ',
  'june?|जून|ਜੂਨ',
  'july?|जुलाई|ਜੁਲਾਈ',
  'aug(?:ust)?|अगस्त|ਅਗਸਤ',
  'sept?(?:ember)?|सितंबर|सितम्बर|ਸਤੰਬਰ',
  'oct(?:ober)?|अक्टूबर|अक्तूबर|ਅਕਤੂਬਰ',
  'nov(?:ember)?|नवंबर|नवम्बर|ਨਵੰਬਰ',
  'dec(?:ember)?|दिसंबर|दिसम्बर|ਦਸੰਬਰ',
].map((names) => new RegExp(`^(?:${normalizeSpelling(names)})$`, 'u'));

/** 1 to 12, or 0. @param word normalized */
export const findMonthNumber = (word: string): number => MONTHS.findIndex((names) => names.test(word)) + 1;

export function parsePossession(typed: string): Reading<PossessionReading> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const phrase = normalizePhrase(text.replaceAll('’', "'"));
  const bare = phrase.replace(POSSESSION_WORDS, ' ').replaceAll(/\s+/g, ' ').trim();
  const said = findBySpelling(POSSESSIONS, phrase) ?? findBySpelling(POSSESSIONS, bare);
  if (said !== undefined) return accepted(said ? { ready: true } : { ready: false });
  const until = readMonth(bare.replace(/^(?:under construction|uc) /, ''));
  return until ? accepted({ ready: false, until }) : rejected('unknown_value', text);
}

function readMonth(phrase: string): string | undefined {
  const words = phrase
    .split(/[\s/]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)
    .filter((word) => !/^(?:st|nd|rd|th)$/.test(word));
  const years = words.filter((word) => /^20\d\d$/.test(word));
  const named = words.map(findMonthNumber).filter((month) => month > 0);
  const others = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const quarter = /^(?:q ?([1-4])|([1-4]) ?q) /.exec(`${phrase} `) ?? /\bq ?([1-4])\b/.exec(phrase);
  if (named.length === 1) {
    if (years.length === 1) return toMonth(years[0], named[0]);
    // "Dec 27" and "Dec'27": a year, because there is no day.
    return years.length === 0 && others.length === 1 && others[0] >= 20
      ? toMonth(`20${others[0]}`, named[0])
      : undefined;
  }
  if (named.length > 1 || years.length !== 1) return undefined;
  if (quarter) return toMonth(years[0], Number(quarter[1] ?? quarter[2]) * 3);
  if (words.length === 1 || /^(?:end|late|year)/.test(phrase)) return toMonth(years[0], 12);
  if (/^mid/.test(phrase)) return toMonth(years[0], 6);
  if (words.length !== others.length + 1) return undefined;
  // 2027-12, 12/2027, 31/12/2027, 2027-12-31
  const month = others.length === 1 ? others[0] : words[0] === years[0] ? others[0] : others[1];
  return others.length <= 2 ? toMonth(years[0], month) : undefined;
}

const toMonth = (year: string, month: number): string | undefined =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;
