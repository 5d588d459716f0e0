import type { Amenity } from '../amenities.ts';
import { foldSpelling } from '../fold-spelling.ts';
import { CAR_PARKINGS } from '../listing-options.ts';
import { MORE } from '../property-kinds.ts';
import { foldNumberWords } from './number-words.ts';
import { foldSigns } from './read-number.ts';
import {
  accepted,
  ambiguous,
  BLANK,
  isNotGiven,
  type Reading,
  readBlankOrLong,
  refuseLong,
  rejected,
  tidy,
  wholeWords,
} from './reading.ts';

const simplify = (text: string): string =>
  foldSpelling(foldSigns(text))
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}/]+/gu, ' ')
    .trim();

type Spellings<T> = readonly (readonly [T, string])[];
const toPatterns = <T>(spellings: Spellings<T>) =>
  spellings.map(([value, phrase]) => [value, new RegExp(`^(?:${foldSpelling(phrase)})$`, 'u')] as const);

const findSpelling = <T>(patterns: readonly (readonly [T, RegExp])[], phrase: string): T | undefined =>
  patterns.find(([, spelling]) => spelling.test(phrase))?.[0];

export type Furnishing = 'unfurnished' | 'semi' | 'furnished';
const FURNISHINGS = toPatterns<Furnishing>([
  [
    'unfurnished',
    '(?:un|non|not|no)[ -]?furnish(?:ed|ing)?|unfurn|uf|(?:bare|warm)(?: shell)?|raw|empty|no|अनफर्निश्ड|अन फर्निश्ड|बिना फर्नीचर|ਅਨਫਰਨਿਸ਼ਡ|ਖਾਲੀ|खाली',
  ],
  [
    'semi',
    '(?:semi|partly|partially|part|half)(?: ?furnish(?:ed|ing)?)?|semifurn|sf|सेमी ?(?:फर्निश्ड)?|अर्ध ?(?:सुसज्जित|सज्जित|फर्निश्ड)|ਸੈਮੀ ?(?:ਫਰਨਿਸ਼ਡ)?|ਅਰਧ ?ਸਜਾਇਆ',
  ],
  [
    'furnished',
    '(?:(?:fully|full|well|luxury|completely) ?)?furnish(?:ed)?|fully|full|ff|furn|(?:फुली |पूरी तरह |पूर्ण )?(?:फर्निश्ड|सुसज्जित)|(?:ਫੁੱਲੀ )?ਫਰਨਿਸ਼ਡ',
  ],
]);

export function readFurnishing(typed: string): Reading<Furnishing> {
  const text = tidy(typed);
  const long = refuseLong(text);
  if (long) return long;
  // "Semi furnished (AC, wardrobes)"
  const phrase = simplify(text.replace(/\([^)]*\)$/, ''));
  const value = findSpelling(FURNISHINGS, phrase);
  if (value) return accepted(value);
  if (isNotGiven(text)) return BLANK;
  if (phrase === 'yes')
    return ambiguous(['semi', 'furnished'], { code: 'several_meanings', params: { text, choices: 'semi, furnished' } });
  return rejected('unknown_value', text);
}

const YES_OR_NO = toPatterns<'yes' | 'no'>([
  ['yes', 'y|yes|true|1|ok|allowed|available|haan?|हाँ|हां|जी हाँ|ਹਾਂ|ਜੀ ਹਾਂ'],
  ['no', 'n|no|not|false|0|none|not (?:allowed|available)|nahi|नहीं|ਨਹੀਂ'],
]);

/** "Yes", "N", "नहीं". */
export function readYesNo(typed: string): Reading<'yes' | 'no'> {
  const value = findSpelling(YES_OR_NO, simplify(typed));
  return value ? accepted(value) : rejected('unknown_value', typed);
}

/** One of the options by its name, in any case, with spaces or hyphens between its words. */
export function readWord<T extends string | number>(options: readonly T[], typed: string): Reading<T> {
  const phrase = simplify(typed);
  const option = options.find((one) => simplify(String(one)) === phrase);
  return option === undefined ? rejected('unknown_value', typed) : accepted(option);
}

export type SaleState = 'on-sale' | 'off-sale';
const SALE_STATES = toPatterns<SaleState>([
  [
    'off-sale',
    'closed|sold(?: out)?|(?:recently )?sold|pending(?: sale)?|withdrawn?|expired|cancell?ed|terminated|(?:active )?under (?:contract|offer|agreement)|' +
      'contingent|(?:sale )?agreed|off(?: the)? market|temporarily off market|inactive|in active|not active|on ?hold|hold|booked|reserved|rented(?: out)?|leased|let|' +
      'delisted|deleted|removed|archived|draft|token (?:given|received|done|taken)|deal (?:done|closed|final)|not (?:available|for sale)|unavailable|blocked|' +
      'registered|registry done|coming soon|for rent|to let|incomplete|sstc|stc|बिक गया|बिका हुआ|बिक चुका|बिकी|ਵਿਕ ਗਿਆ|ਵਿਕਿਆ|ਵਿਕ ਚੁੱਕਾ',
  ],
  [
    'on-sale',
    'active|live|available(?: for sale)?|(?:for|on)(?: ?re)? ?sale|sale|listed|on(?: the)? market|back on(?: the)? market|new(?: listing)?|open|current|unsold|ready for sale|' +
      'published|verified|price (?:reduced|changed?)|उपलब्ध|बिकाऊ|बिक्री के लिए|ਉਪਲਬਧ|ਵਿਕਾਊ|ਵਿਕਰੀ ਲਈ',
  ],
]);

/** Words of homes that are not for sale, whatever stands beside them: "Sold STC", "Let Agreed". */
const OFF_SALE_WORDS = wholeWords(
  'sold|stc|sstc|let|rented|leased?|contracts?|exchanged|offer|reserved|expired|withdrawn|cancell?ed|completed|closed|' +
    'pending|booked|terminated|contingent|agreed|inactive|delisted|removed|archived|unavailable',
  'u',
);
const NEGATED = wholeWords('not|no|never|without', 'u');

/** Whether a row's home is on sale: "Closed", "Pending" and the like are proposed to be left out. */
export function readSaleState(typed: string): Reading<SaleState> {
  const text = tidy(typed);
  const long = refuseLong(text);
  if (long) return long;
  const phrase = simplify(text).replaceAll('/', ' ');
  const value = findSpelling(SALE_STATES, phrase);
  if (value) return accepted(value);
  if (OFF_SALE_WORDS.test(phrase) && !NEGATED.test(phrase)) return accepted('off-sale');
  return isNotGiven(text) ? BLANK : rejected('unknown_value', text);
}

const MAX_PARKINGS = 50;
const LAST_PARKING = CAR_PARKINGS.filter((count) => count !== MORE).at(-1) ?? 0;
const PARKING_WORDS = wholeWords(
  'cars?|covered|open|uncovered|stilt|basement|reserved|garages?|parkings?|slots?|spaces?|spots?|bays?|only|dedicated|allotted|for|podium|shed|कार|पार्किंग|ਕਾਰ|ਪਾਰਕਿੰਗ',
);

/** Cars that can be parked, `MORE` beyond the list's end: "1 covered + 1 open" is 2. "Yes" leaves open how many. */
export function readParking(typed: string): Reading<number> {
  const text = tidy(typed);
  const long = refuseLong(text);
  if (long) return long;
  const folded = foldSpelling(foldSigns(text)).replaceAll(/[()[\]:;,]/g, ' ');
  if (/^(?:n|no(?:ne)?|nil|not? parking|no car parking|without|नहीं|ਨਹੀਂ)\.?$/.test(folded.trim())) return accepted(0);
  if (isNotGiven(text)) return BLANK;
  const named = folded
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/\bsingle\b/g, '1')
    .replaceAll(/\bdouble\b/g, '2');
  const bare = named.replace(PARKING_WORDS, ' ').trim();
  const isSaid = /^(?:yes|y|available|haan|हाँ|हां|ਹਾਂ|true)?$/.test(bare.replaceAll(/[\s/&+-]+/g, ''));
  if (isSaid) return ambiguous([1, 2], { code: 'several_meanings', params: { text, choices: '1, 2' } });
  const digits = (/\d/.test(bare) ? bare : foldNumberWords(bare)).replaceAll(/\s+/g, ' ');
  if (/^\d+ ?\+$/.test(digits))
    return Number.parseInt(digits, 10) >= LAST_PARKING
      ? accepted(MORE)
      : rejected('may_be_several', text, { most: LAST_PARKING });
  if (!/^\d+(?:\.0+)?(?:(?: ?(?:\+|&|and) ?| )\d+)*$/.test(digits)) return rejected('unknown_value', text);
  const count = digits.split(/[^\d.]+/).reduce((sum, one) => sum + Number(one), 0);
  if (count > MAX_PARKINGS) return rejected('no_count', text, { most: LAST_PARKING });
  if (count <= LAST_PARKING) return accepted(count);
  return accepted(MORE, { code: 'read_as', params: { text, read: `${LAST_PARKING}+` } });
}

export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** `amenities`: what a home faces beside a direction, "East/Park". */
export type FacingReading = { direction?: Direction; amenities: Amenity[] };

const NORTH = '(?:north|n|उत्तर|ਉੱਤਰ)';
const SOUTH = '(?:south|s|दक्षिण|ਦੱਖਣ)';
const EAST = '(?:east|e|पूर्व|पूरब|ਪੂਰਬ)';
const WEST = '(?:west|w|पश्चिम|ਪੱਛਮ)';
const FACINGS = toPatterns<Direction>([
  ['north-east', `${NORTH} ?${EAST}|${EAST} ?${NORTH}|ईशान`],
  ['north-west', `${NORTH} ?${WEST}|${WEST} ?${NORTH}`],
  ['south-east', `${SOUTH} ?${EAST}|${EAST} ?${SOUTH}`],
  ['south-west', `${SOUTH} ?${WEST}|${WEST} ?${SOUTH}`],
  ['north', NORTH],
  ['south', SOUTH],
  ['east', EAST],
  ['west', WEST],
]);
const FACED = toPatterns<Amenity>([
  ['parkFacing', 'parks?|green|garden|green ?belt|पार्क|ਪਾਰਕ'],
  ['cornerUnits', 'corner(?: (?:plot|unit|house))?|कॉर्नर|कोना|ਕਾਰਨਰ|ਕੋਨਾ'],
  ['mainRoad', 'main road|मेन रोड|ਮੇਨ ਰੋਡ'],
  ['roadFacing', 'roads?|street|\\d+ ?(?:(?:ft|feet|foot|m) ?)?road|सड़क|रोड|ਸੜਕ|ਰੋਡ'],
  ['twoStreetAccesss', '(?:two|2|double|three|3) ?(?:sides?|road|street|facing)(?: (?:open|road|access))?'],
  ['vaastu', 'vaa?stu(?: (?:compliant|friendly))?'],
]);
const FACING_WORDS = wholeWords('facing|face|faced|faces|side|entrance|entry|open|direction|view|मुखी|मुख|फेसिंग|ਮੁਖੀ|ਫੇਸਿੰਗ');

/** A direction, and the amenity flags of what is named beside it. */
export function readFacing(typed: string): Reading<FacingReading> {
  const text = tidy(typed);
  const unread = readBlankOrLong(text);
  if (unread) return unread;
  const folded = foldSpelling(text)
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll('मुखी', ' ')
    .replaceAll('ਮੁਖੀ', ' ');
  const whole = toDirectionPhrase(folded);
  const direct = findSpelling(FACINGS, whole);
  if (direct) return accepted({ direction: direct, amenities: [] });
  const directions: Direction[] = [];
  const amenities: Amenity[] = [];
  for (const part of listParts(folded)) {
    const direction = findSpelling(FACINGS, part);
    const amenity = findSpelling(FACED, part);
    if (direction) directions.push(direction);
    else if (amenity) amenities.push(amenity);
    else return rejected('unknown_value', text);
  }
  const [direction, ...others] = new Set(directions);
  if (others.length > 0 || (!direction && amenities.length === 0)) return rejected('unknown_value', text);
  return accepted({ ...(direction && { direction }), amenities: [...new Set(amenities)] });
}

const toDirectionPhrase = (folded: string): string =>
  folded
    .replace(FACING_WORDS, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}/+&,]+/gu, ' ')
    .trim();

/** "East (Park facing)" and "NE park" as their parts. */
function listParts(folded: string): string[] {
  return folded
    .split(/[/+&,();|]|\band\b|\bwith\b/u)
    .flatMap((part) => {
      const phrase = toDirectionPhrase(part);
      if (phrase === '' || findSpelling(FACINGS, phrase) || findSpelling(FACED, phrase)) return [phrase];
      const words = phrase.split(' ');
      for (let cut = words.length - 1; cut > 0; cut--) {
        const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
        const isKnown = (one: string) => findSpelling(FACINGS, one) ?? findSpelling(FACED, one);
        if (isKnown(head) && isKnown(tail)) return [head, tail];
      }
      return [phrase];
    })
    .filter(Boolean);
}

/** `floor`: 0 is the ground floor, -1 a basement. `of`: floors of the building above the ground. */
export type FloorReading = { floor: number; of?: number };
const ORDINALS = [
  'ground|gf|g|ground level|भूतल|ग्राउंड|ਗਰਾਊਂਡ|ਗਰਾਉਂਡ|जमीन',
  'first|ff|पहली|पहला|प्रथम|ਪਹਿਲੀ|ਪਹਿਲਾ',
  'second|sf|दूसरी|दूसरा|ਦੂਜੀ|ਦੂਜਾ',
  'third|तीसरी|तीसरा|ਤੀਜੀ|ਤੀਜਾ',
  'fourth|चौथी|चौथा|ਚੌਥੀ|ਚੌਥਾ',
  'fifth|पांचवीं|पाँचवीं|ਪੰਜਵੀਂ',
  'sixth|छठी|ਛੇਵੀਂ',
  'seventh|सातवीं|ਸੱਤਵੀਂ',
  'eighth|आठवीं|ਅੱਠਵੀਂ',
  'ninth|नौवीं|ਨੌਵੀਂ',
  'tenth|दसवीं|ਦਸਵੀਂ',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
].map((words) => new RegExp(`^(?:${foldSpelling(words)})$`, 'u'));
const FLOOR_WORDS = wholeWords('floors?|flr|level|storeys?|stories|no|number|total|th|मंजिल|मंज़िल|तल|फ्लोर|ਮੰਜਿਲ|ਮੰਜ਼ਿਲ|ਫਲੋਰ');
const MAX_FLOOR = 200;

/** "Ground", "2nd of 4", "3/10". A floor that only a building's height would tell, such as "Top floor", is rejected. */
export function readFloor(typed: string): Reading<FloorReading> {
  const text = tidy(typed);
  const unread = readBlankOrLong(text);
  if (unread) return unread;
  const folded = foldSpelling(foldSigns(text))
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .replaceAll(/[()[\]:;,.#]+(?=\D|$)/g, ' ')
    .replace(FLOOR_WORDS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [own = '', total, ...rest] = folded.split(/\s*(?:\/|\bout of\b|\bof\b|\bin\b|में से)\s*/u);
  const of = total === undefined ? undefined : readFloorNumber(total);
  const floor = /^top(?:most)?$/.test(own) ? of : readFloorNumber(own);
  if (floor === undefined || rest.length > 0 || (total !== undefined && (of === undefined || of < 0)))
    return rejected('unknown_value', text);
  if (floor > MAX_FLOOR || (of !== undefined && (floor > of || of > MAX_FLOOR))) return rejected('unknown_value', text);
  return accepted({ floor, ...(of !== undefined && { of }) });
}

function readFloorNumber(said: string): number | undefined {
  if (/^\d{1,3}(?:\.0+)?$/.test(said)) return Number(said);
  if (/^-1$|^(?:basement|lower ground|lg)$/.test(said)) return -1;
  const ordinal = ORDINALS.findIndex((words) => words.test(said));
  if (ordinal >= 0) return ordinal;
  const words = foldNumberWords(said);
  return /^\d{1,2}$/.test(words) ? Number(words) : undefined;
}

/** `until`: the month, `2027-12`, until which it is under construction; without one nobody said. */
export type PossessionReading = { ready: true } | { ready: false; until?: string };
const POSSESSIONS = toPatterns<boolean>([
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
const POSSESSION_WORDS = wholeWords(
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
].map((names) => new RegExp(`^(?:${foldSpelling(names)})$`, 'u'));

/** "Ready to move", "Under construction", or the month of a promised possession. */
export function readPossession(typed: string): Reading<PossessionReading> {
  const text = tidy(typed);
  const unread = readBlankOrLong(text);
  if (unread) return unread;
  const phrase = simplify(text.replaceAll('’', "'"));
  const bare = phrase.replace(POSSESSION_WORDS, ' ').replaceAll(/\s+/g, ' ').trim();
  const said = findSpelling(POSSESSIONS, phrase) ?? findSpelling(POSSESSIONS, bare);
  if (said !== undefined) return accepted(said ? { ready: true } : { ready: false });
  const until = readMonth(bare.replace(/^(?:under construction|uc) /, ''));
  return until ? accepted({ ready: false, until }) : rejected('unknown_value', text);
}

function readMonth(phrase: string): string | undefined {
  const words = phrase
    .split(/[\s/]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)
    .filter((word) => !/^(?:st|nd|rd|th)$/.test(word));
  const years = words.filter((word) => /^20\d\d$/.test(word));
  const named = words.map((word) => MONTHS.findIndex((names) => names.test(word)) + 1).filter((month) => month > 0);
  const others = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const quarter = /^(?:q ?([1-4])|([1-4]) ?q) /.exec(`${phrase} `) ?? /\bq ?([1-4])\b/.exec(phrase);
  if (named.length === 1) {
    if (years.length === 1) return toMonth(years[0], named[0]);
    // "Dec 27" and "Dec'27": the year of a promise, since no day is said with it.
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
