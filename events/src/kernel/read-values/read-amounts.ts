import { AREA_UNITS, type AreaUnit, SQFT_PER_UNIT } from '../area.ts';
import { normalizeSpelling } from '../fold-spelling.ts';
import { CRORE, formatRupees, LAKH, MAX_RUPEES } from '../rupees.ts';
import { replaceNumberWordsUnlessDigits } from './number-words.ts';
import {
  explainFraction,
  normalizeNumberSigns,
  notNumberReason,
  parseNumberText,
  remarkOnUnusualNumber,
} from './read-number.ts';
import {
  accepted,
  ambiguous,
  BLANK,
  collapseSpaces,
  mapReading,
  type Reading,
  type ReadingReason,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';

const foldWords = (words: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(words).map(([word, value]) => [normalizeSpelling(word), value]));

const SCALES = foldWords({
  ...{ k: 1000, th: 1000, thousand: 1000, thousands: 1000, hazar: 1000, hazaar: 1000, हजार: 1000, ਹਜ਼ਾਰ: 1000 },
  ...{ l: LAKH, lk: LAKH, lks: LAKH, lac: LAKH, lacs: LAKH, lakh: LAKH, lakhs: LAKH, lack: LAKH, lacks: LAKH },
  ...{ लाख: LAKH, ਲੱਖ: LAKH },
  ...{ mn: 1_000_000, mln: 1_000_000, million: 1_000_000, millions: 1_000_000 },
  ...{ c: CRORE, cr: CRORE, crs: CRORE, cror: CRORE, crore: CRORE, crores: CRORE, karod: CRORE, karor: CRORE },
  ...{ करोड़: CRORE, ਕਰੋੜ: CRORE, ਕਰੋਡ: CRORE },
});

const OTHER_MONEY = /[$€£¥]|\b(?:usd|eur|gbp|aed|cad|aud|dollars?|euros?|pounds?|dirhams?)\b/i;
const RUPEES = /₹|\/[-=]|(?<![\p{L}\p{M}])(?:rs|inr|rupees?|re|रुपये|रुपए|रुपया|रुपयों|रु|रू|ਰੁਪਏ|ਰੁਪਿਆ|ਰੁ)(?![\p{L}\p{M}])\.?/gu;
const PRICE_REMARKS = wholeWordsPattern(
  'only|nett?|(?:slightly |little |bit |highly )?(?:negotiable|nego|neg)|(?:non|not)[ -]?(?:negotiable|nego)|fixed|firm|final|' +
    '(?:expected |asking |sale |total |final )?(?:price|demand|cost|value|budget)(?: is)?|asking|ask|expected|total|' +
    'approx|approximately|around|about|nearly|all[ -]?(?:inclusive|incl|in)|inclusive|onwards? negotiable|ono|o\\.n\\.o|' +
    'plus (?:registry|registration|taxes|gst|charges)|lump ?sum|कीमत|मूल्य|केवल|मात्र|लगभग|ਕੀਮਤ|ਸਿਰਫ|ਲਗਭਗ',
);
const PER_UNIT =
  /(?<![\p{L}\p{M}])(?:per|each|प्रति|ਪ੍ਰਤੀ|a (?:month|year)|monthly|yearly|p\.? ?[ma])(?![\p{L}\p{M}])|\/ *[\p{L}]/u;
const RANGE = /\d[\p{L}\p{M}.\s]*?(?:-|–|—|~|\bto\b|\bor\b|से|ਤੋਂ)\s*\d/u;

/** "45 L+", "1500+ sqft" */
const OPEN_RANGE = /\d[\p{L}\p{M}. ]*\+(?!\s*\d)/u;

/** A number with the word directly after it. */
const PART = /([+-]?\d[\d.,]*(?:\p{Zs}[\d.,]+)*(?:e[+-]?\d+)?|[+-]?\.\d+)\s*([\p{L}\p{M}]*)\.?/iuy;
const BETWEEN = /\s*(?:(?:and\b|&|\+|,|और|ਅਤੇ)\s*)?/uy;

type Part = { digits: string; word: string };

function splitParts(text: string): Part[] | undefined {
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const [whole, digits, word] = PART.exec(text) ?? [];
    if (whole === undefined || digits === undefined) return undefined;
    parts.push({ digits: digits.replace(/[.,]$/, ''), word: word ?? '' });
    BETWEEN.lastIndex = at + whole.length;
    at = BETWEEN.lastIndex + (BETWEEN.exec(text)?.[0].length ?? 0);
  }
  return parts;
}

/** Floating point error of 1.15 crore. */
const ROUNDING = 0.005;

/** Smallest price in rupees for a number without scale: "45" may mean 45 lakh. */
export type PriceRules = { bareFrom?: number };

const STATED_TWICE =
  /^(?=[^()=\p{Nd}]*\p{Nd})([^()=]*)(?:\((?=[^()\p{Nd}]*\p{Nd})([^()]*)\)|=(?=[^()=\p{Nd}]*\p{Nd})([^()=]*))$/u;

/** "45 L", "1 Cr 10 L", "६५ लाख", or stated twice: "₹ 1,20,00,000 (1.2 Cr)". */
export function parsePriceInRupees(typed: string, rules: PriceRules = {}): Reading<number> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const [, first = '', inBrackets, behindEquals] = STATED_TWICE.exec(text) ?? [];
  const second = inBrackets ?? behindEquals;
  if (second === undefined) return readOnePrice(text, rules);
  const [one, other] = [readOnePrice(first, rules), readOnePrice(second, rules)];
  if (one.kind === 'blank' || other.kind === 'blank') return rejected('not_number', text);
  if (one.kind !== 'value') return one;
  if (other.kind !== 'value') return other;
  return one.value === other.value
    ? one
    : rejected('several_meanings', text, { choices: `${one.value}, ${other.value}` });
}

const MONTHLY =
  /(?:\/|(?<![\p{L}\p{M}])(?:per|a))?\s*(?<![\p{L}\p{M}])(?:months?|mths?|monthly|p\.?\s?m\.?|प्रति माह|महीना|मासिक|ਪ੍ਰਤੀ ਮਹੀਨਾ|ਮਹੀਨਾ)(?![\p{L}\p{M}])/giu;

/** "2500", "₹2,500/month", "2.5k pm". */
export function parseMonthlyRupees(typed: string): Reading<number> {
  const text = collapseSpaces(typed);
  const plain = text.replace(MONTHLY, ' ').trim();
  return /^(?:₹\s*)?0+$/.test(plain) ? accepted(0) : parsePriceInRupees(plain, { bareFrom: 0 });
}

function readOnePrice(typed: string, { bareFrom = LAKH }: PriceRules): Reading<number> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  if (OTHER_MONEY.test(text)) return rejected('not_rupees', text);
  const folded = normalizeSpelling(normalizeNumberSigns(text)).replace(RUPEES, ' ');
  if (PER_UNIT.test(folded) && !explainFraction(folded.trim())) return rejected('per_unit', text);
  const bare = folded.replace(PRICE_REMARKS, ' ').replace(/[()[\]:;~@*=]/g, ' ');
  const plain = replaceNumberWordsUnlessDigits(bare).trim().replace(/\.$/, '');
  const fraction = explainFraction(plain);
  if (fraction) return { kind: 'rejected', reason: { ...fraction, params: { ...fraction.params, text } } };
  if (RANGE.test(plain) || OPEN_RANGE.test(plain)) return rejected('range', text);
  const parts = splitParts(plain);
  if (!parts || parts.length === 0) return { kind: 'rejected', reason: notNumberReason(text) };
  const amount = addScaled(parts, text);
  if (typeof amount !== 'number') return { kind: 'rejected', reason: amount };
  const rupees = Math.round(amount);
  if (!Number.isFinite(rupees) || rupees < 0) return rejected('not_number', text);
  if (amount === 0) return BLANK;
  if (parts.length === 1 && parts[0].word === '' && rupees < bareFrom)
    return ambiguous(listMeanings(amount), { code: 'no_scale', params: { text, least: formatRupees(bareFrom) } });
  if (Math.abs(amount - rupees) > ROUNDING)
    return accepted(rupees, { code: 'rounded', params: { text, read: rupees } });
  const inWords = parts.length > 1 || !/\p{Nd}/u.test(text);
  return accepted(
    rupees,
    inWords ? { code: 'read_as', params: { text, read: rupees } } : remarkOnUnusualNumber(text, rupees),
  );
}

/** Each part has a smaller scale and amount than the one before. */
function addScaled(parts: readonly Part[], text: string): number | ReadingReason {
  let sum = 0;
  let above = Number.POSITIVE_INFINITY;
  for (const { digits, word } of parts) {
    const scale = word === '' ? 1 : SCALES.get(word);
    if (scale === undefined || (parts.length > 1 && scale === 1)) return notNumberReason(text);
    const number = parseNumberText(digits, { point: scale === 1 ? 'may group' : 'decimal' });
    if (typeof number !== 'number') return { ...number, params: { ...number.params, text } };
    if (number * scale >= above || (parts.length > 1 && number < 0)) return notNumberReason(text);
    sum += number * scale;
    above = scale;
  }
  return sum;
}

/** Likeliest first; no home costs less than 1,000 rupees. */
function listMeanings(amount: number): number[] {
  const scaled = amount < 1000 ? [LAKH, CRORE].map((scale) => Math.round(amount * scale)) : [];
  const likeliest = amount < 5 ? scaled.reverse() : scaled;
  return [...likeliest, ...(amount < 1000 ? [] : [Math.round(amount)])].filter((rupees) => rupees <= MAX_RUPEES);
}

export type AreaReading = { value: number; unit: AreaUnit };

/** Letters and digits only. */
const UNIT_SPELLINGS: Readonly<Record<AreaUnit, string>> = {
  sqft:
    'sqft sqfts sft sf sqf sqfeet sqfoot sqfit squarefeet squarefoot squareft ft2 feet2 ft feet foot sfeet ' +
    'वर्गफुट वर्गफीट वर्गफिट स्क्वायरफीट स्क्वायरफुट फुट फीट ਵਰਗਫੁੱਟ ਵਰਗਫੁਟ ਵਰਗਫੀਟ ਫੁੱਟ',
  sqyd:
    'sqyd sqyds sqyrd sqyrds sqyard sqyards squareyard squareyards squareyd yd2 yard yards yd yds yrd yrds gaj gaz gajj gajsqyards ' +
    'gz gzs gajs gazs sqgaj sqgaz gajsqyard गज वर्गगज ਗਜ਼ ਗਜ ਵਰਗਗਜ',
  marla: 'marla marlas marle marley marlay marala mrl mrla मरला मरले ਮਰਲਾ ਮਰਲੇ ਮਰਲਿਆਂ',
  kanal: 'kanal kanals kanaal kanale kanals canal canals knl कनाल ਕਨਾਲ ਕਨਾਲਾਂ',
  acre: 'acre acres ac acr killa kille kila एकड़ किल्ला ਏਕੜ ਕਿੱਲਾ ਕਿੱਲੇ',
  sqm:
    'sqm sqms sqmt sqmts sqmtr sqmtrs sqmeter sqmeters sqmetre sqmetres sqmet squaremetre squaremeter squaremetres ' +
    'squaremeters squaremtr squaremtrs squarem m2 mtr2 meter2 meters2 metre2 metres2 वर्गमीटर वर्गमी स्क्वायरमीटर ਵਰਗਮੀਟਰ',
  biswa: 'biswa biswas bisva bisvas बिस्वा ਬਿਸਵਾ ਬਿਸਵੇ',
  bigha: 'bigha bighas beegha bigaha बीघा बीघे ਵਿੱਘਾ ਬਿੱਘਾ ਵਿੱਘੇ ਬਿੱਘੇ',
};
const toUnitKey = (written: string): string => normalizeSpelling(written).replace(/[^\p{L}\p{M}0-9]/gu, '');
const UNITS = new Map(
  AREA_UNITS.flatMap((unit) => UNIT_SPELLINGS[unit].split(' ').map((one) => [toUnitKey(one), unit] as const)),
);
const AMBIGUOUS_UNITS: Readonly<Record<string, readonly AreaUnit[]>> = { m: ['marla', 'sqm'], k: ['kanal'] };

/** "Square Feet", "gaz"; or of a whole area, "10 marla". */
export function parseAreaUnit(typed: string): Reading<AreaUnit> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  // "gaj (sq.yd)" names one unit twice.
  const names = text.split(/[()]/u).filter((name) => name.trim() !== '');
  const units = new Set(names.map((name) => UNITS.get(toUnitKey(name.trim()))));
  const [unit] = units;
  if (unit && units.size === 1) return accepted(unit);
  if (!/\p{Nd}/u.test(text)) return rejected('unit_unknown', text);
  const area = parseArea(text);
  if (area.kind === 'value') return accepted(area.value.unit);
  return 'reason' in area ? { kind: 'rejected', reason: area.reason } : BLANK;
}

const AREA_REMARKS = wholeWordsPattern(
  'super ?(?:built ?-?up)?|saleable|salable|built ?-?up|carpet|covered|(?:plot|land|floor|living|total|net|gross) ?(?:area|size)|' +
    'plot|land|area|size|total|net|gross|approx|approximately|around|about|nearly|only|each|क्षेत्रफल|लगभग|ਖੇਤਰਫਲ|ਲਗਭਗ',
);
const DIMENSIONS = /\d[\s'"′″]*(?:(?:ft|feet|f|m|\.)\.?[\s'"′″]*)?[x×*]\s*\d/u;
/** A point may group their digits; for land units a comma may be decimal. */
const COUNTED_IN_THOUSANDS: readonly unknown[] = ['sqft', 'sqyd', 'sqm', undefined];
/** Relative. */
const SAME_AREA = 0.02;

/** In its own unit, or in `beside`: "1,450 sq. ft.", "1 Kanal 5 Marla", "200 gaz (1800 sqft)". */
export function parseArea(typed: string, beside?: AreaUnit): Reading<AreaReading> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const folded = normalizeSpelling(normalizeNumberSigns(text)).replace(
    /(?<=(?<!\p{L})(?:m|mtrs?|ft|feet|yds?|met(?:er|re)s?))\s*(?:\^\s*)?2(?!\d)/gu,
    '2',
  );
  const fraction = explainFraction(folded);
  if (fraction) return { kind: 'rejected', reason: { ...fraction, params: { ...fraction.params, text } } };
  if (DIMENSIONS.test(folded)) return rejected('dimensions', text);
  const bare = folded.replace(AREA_REMARKS, ' ').replace(/[[\]:;~@*]/g, ' ');
  const plain = replaceNumberWordsUnlessDigits(bare);
  if (RANGE.test(plain) || OPEN_RANGE.test(plain)) return rejected('range', text);
  const statements = plain
    .split(/[()=|/]/)
    .map((one) => one.replace(/^[\s.,-]+(?=\D|$)|[\s.,]+$/g, '').trim())
    .filter(Boolean);
  const [first, ...others] = statements.map((one) => readStatement(one, text, beside));
  if (!first) return rejected('not_number', text);
  if (first.kind !== 'value') return first;
  for (const other of others) {
    if (other.kind !== 'value') return other;
    if (Math.abs(toSqft(other.value) / toSqft(first.value) - 1) > SAME_AREA)
      return rejected('units_differ', text, { unit: other.value.unit });
  }
  return first.value.value === 0 ? BLANK : first;
}

/** @param beside unit of the row's other areas: if different, a number without a unit is ambiguous */
export function parseAreaInSqft(typed: string, beside: AreaUnit = 'sqft'): Reading<number> {
  const named = parseArea(typed);
  const isBare = named.kind === 'ambiguous' && named.reason.code === 'unit_missing';
  const read = isBare && beside === 'sqft' ? parseArea(typed, 'sqft') : named;
  if (read.kind === 'ambiguous') return { kind: 'rejected', reason: read.reason };
  return mapReading(read, (area) => Math.round(toSqft(area)));
}

const toSqft = ({ value, unit }: AreaReading): number => value * SQFT_PER_UNIT[unit];

/** By custom 20 biswa per bigha, although conversion gives 20.17. */
const countPer = (from: AreaUnit, to: AreaUnit): number =>
  from === 'bigha' && to === 'biswa' ? 20 : SQFT_PER_UNIT[from] / SQFT_PER_UNIT[to];

const AREA_PART = /([+-]?(?:\d[\d.,]*(?:\p{Zs}[\d.,]+)*|\.\d+)(?:e[+-]?\d+)?)([^\d]*(?:(?<=\p{L})2(?!\d))?)/iuy;

/** Its parts are added in the last one's unit. */
function readStatement(statement: string, text: string, beside: AreaUnit | undefined): Reading<AreaReading> {
  const parts: { amount: number; units: readonly AreaUnit[] }[] = [];
  for (let at = 0; at < statement.length; at = AREA_PART.lastIndex) {
    AREA_PART.lastIndex = at;
    const [, digits, behind = ''] = AREA_PART.exec(statement) ?? [];
    if (digits === undefined) return rejected('not_number', text);
    const written = behind.replace(/[\s,&+]+$|(?<![\p{L}])and\s*$|\s+(?:and|और|ਅਤੇ)\s*$/gu, '').trim();
    const key = toUnitKey(written);
    const units = key === '' ? (beside ? [beside] : []) : (AMBIGUOUS_UNITS[key] ?? [UNITS.get(key)]);
    const [unit] = units;
    if (key !== '' && unit === undefined) return rejected('unit_unknown', text, { text: written });
    const amount = parseNumberText(
      digits.replace(/[.,]$/, ''),
      COUNTED_IN_THOUSANDS.includes(unit)
        ? { comma: 'decimal unless grouped', point: 'may group' }
        : { comma: 'may divide', point: 'decimal' },
    );
    if (typeof amount !== 'number')
      return { kind: 'rejected', reason: { ...amount, params: { ...amount.params, text } } };
    if (amount < 0) return rejected('not_number', text);
    parts.push({ amount, units: units as AreaUnit[] });
    // The match ended at the next number.
    if (AREA_PART.lastIndex === at) break;
  }
  return addParts(parts, text, beside);
}

function addParts(
  parts: readonly { amount: number; units: readonly AreaUnit[] }[],
  text: string,
  beside: AreaUnit | undefined,
): Reading<AreaReading> {
  const last = parts.at(-1);
  if (!last) return rejected('not_number', text);
  const isShort =
    parts.some(({ units }) => units.length > 1) || (parts.length > 1 && parts.some(({ units }) => units.length === 0));
  const [unit] = last.units;
  if (parts.length > 1 && isShort && last.units.length === 0) return rejected('not_number', text);
  if (unit === undefined) {
    if (last.amount === 0) return BLANK;
    return ambiguous(
      AREA_UNITS.map((one) => ({ value: last.amount, unit: one })),
      { code: 'unit_missing', params: { text } },
    );
  }
  const inUnit = (to: AreaUnit): AreaReading => {
    const sum = parts.reduce(
      (total, { amount, units }, at) => total + amount * (at === parts.length - 1 ? 1 : countPer(units[0], to)),
      0,
    );
    return { value: Math.round(sum * 1e6) / 1e6, unit: to };
  };
  const named = parts.flatMap(({ units }) => units);
  if (beside && !named.includes(beside)) return rejected('units_differ', text, { unit: beside });
  const isAbbreviated = parts.some(({ units }) => units.length > 1 || units.length === 0) || ABBREVIATED.test(text);
  if (isAbbreviated && !beside && last.units.length > 0 && ABBREVIATED.test(text))
    return ambiguous(last.units.map(inUnit), {
      code: 'several_meanings',
      params: { text, choices: last.units.join(', ') },
    });
  const choice = inUnit(beside && last.units.includes(beside) ? beside : unit);
  if (parts.length > 1)
    return accepted(choice, { code: 'read_as', params: { text, read: `${choice.value} ${choice.unit}` } });
  return accepted(choice, remarkOnUnusualNumber(text, choice.value));
}
const ABBREVIATED = /\d\s*[mk](?![\p{L}\p{M}0-9²])/iu;

export function containsOtherAreaUnit(typed: string, unit: string): boolean {
  const own = parseArea(typed);
  const known = parseAreaUnit(unit);
  return (
    (own.kind === 'value' && own.value.unit !== (known.kind === 'value' ? known.value : undefined)) ||
    (own.kind === 'rejected' && own.reason.code === 'unit_unknown')
  );
}
