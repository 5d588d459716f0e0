import type { ReadNumber } from './read-numbers.ts';
import type { Token } from './tokens.ts';

const table = (rows: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(rows).flatMap(([words, digits]) => words.split(' ').map((word): [string, number] => [word, digits])),
  );

/** What a number after this word means, and its plausible number of digits. */
const AFTER = table({
  'phase ph floor type pr age ground front depth size': 2,
  'sector sec tower gh ghs nh lane gali pocket hectare st street gate part stage सेक्टर फेज ਸੈਕਟਰ ਫੇਜ਼ ਫੇਜ': 3,
  'block flat plot plots house hno hn no nos number numbers unit sco scf booth shop bay society loi room villa office bldg building mig hig lig ews he hl hm hb': 4,
  'survey khasra khewat khatauni hadbast killa murabba mustil reg regd registration rera hrera harera pbrera chrera licence license': 4,
  'super carpet builtup covered area dimension dimensions': 5,
  'pin pincode zip': 6,
});
const BEFORE = table({
  'bhk rk bed beds bedroom bedrooms bath baths bathroom bathrooms room rooms kamre storey storeys manzil balcony balconies parking parkings kitchen lift lifts side sides star बीएचके ਬੀਐਚਕੇ': 2,
  'th st nd rd towers floors min mins minute minutes km kms kmtr hr hrs hours years year yrs months days gates doors marla marle marlas kanal kanals acre acres killa bigha biswa lakh lakhs lac lacs l cr crore crores percent kw मरला कनाल लाख करोड़ ਮਰਲੇ ਮਰਲਾ ਕਨਾਲ ਲੱਖ ਕਰੋੜ': 3,
  'flats units homes plots houses seats workstations families shops sco ft feet foot mtr mtrs meter metre m gaj गज ਗਜ਼ ਗਜ yd yds yard yards super carpet built covered area terrace': 5,
  'sq sqft sft sqyd sqyds sqm sqmt sqmtr square वर्ग per onwards only pm monthly': 6,
});
const MONEY_BEFORE = new Set('₹ rs inr price rate rent emi token booking total budget emi cost only @'.split(' '));
const RECORDS = /^(?:khasra|khewat|khatauni|killa|murabba|survey|hadbast|p?b?c?h?a?rera|hrera|harera|pbrera|chrera)$/;
/** Land records continue their own numbering: "Khasra 45//12/1, 46//3/2". */
const RECORD_TOKENS = 30;
const LIST = new Set(['-', '–', '—', '/', ',', '&', '+', '×', '*', 'x', 'to', 'and', 'or', 'by']);

/** By neighbouring words: prices, areas, sectors, years. */
export function findNumbersThatAreNotPhones(
  numbers: readonly ReadNumber[],
  tokens: readonly Token[],
): ReadonlySet<ReadNumber> {
  const explained = new Set<ReadNumber>();
  let record = Number.NEGATIVE_INFINITY;
  let upTo = 0;
  for (const number of numbers) {
    for (; upTo < number.first; upTo++) if (RECORDS.test(tokens[upTo].text)) record = upTo;
    const inRecord = number.digits.length <= 4 && number.first - record <= RECORD_TOKENS;
    // Figures do not start with zero; dialled numbers do.
    if (number.spoken || /^0\d\d/.test(number.digits)) continue;
    if (inRecord || isMoney(number, tokens) || isNamed(number, tokens) || isMeasured(number, tokens))
      explained.add(number);
  }
  extendToLists(numbers, tokens, explained);
  return explained;
}

function adjacentToken(tokens: readonly Token[], at: number, step: 1 | -1): Token | undefined {
  for (let i = at + step, seen = 0; seen < 4 && tokens[i]; i += step, seen++)
    if (tokens[i].kind !== 'space' && !/^[.:'"()#-]$/.test(tokens[i].text)) return tokens[i];
  return undefined;
}

function isMoney({ digits, grouped, first }: ReadNumber, tokens: readonly Token[]): boolean {
  if (digits.length > 9) return false;
  if (grouped && digits.length >= 6 && digits.endsWith('00')) return true;
  if (digits.length >= 6 && digits.endsWith('0000')) return true;
  return MONEY_BEFORE.has(adjacentToken(tokens, first, -1)?.text ?? '') && /^\d{1,4}$|00$|999$/.test(digits);
}

function isNamed({ digits, first }: ReadNumber, tokens: readonly Token[]): boolean {
  if (/^(?:19|20)\d\d$/.test(digits)) return true;
  let at = first;
  let before = adjacentToken(tokens, at, -1);
  // "Plot no. 45": look at the word before.
  if (before && /^(?:no|nos|number|numbers|size|area)$/.test(before.text)) {
    at = tokens.indexOf(before, Math.max(0, first - 5));
    before = AFTER.has(adjacentToken(tokens, at, -1)?.text ?? '') ? adjacentToken(tokens, at, -1) : before;
  }
  const most = tokens[first - 1]?.text === '#' ? 4 : AFTER.get(before?.text ?? '');
  return most !== undefined && digits.length <= most;
}

function isMeasured({ digits, last }: ReadNumber, tokens: readonly Token[]): boolean {
  const after = adjacentToken(tokens, last, 1)?.text ?? '';
  if (after === '%') return digits.length <= 3;
  const most = BEFORE.get(after) ?? (after === '/' ? BEFORE.get(tokens[last + 2]?.text ?? '') : undefined);
  return most !== undefined && digits.length <= most;
}

/** "Sector 66, 67, 68" and "700/900/1100 sq ft": an explanation covers an ascending list. */
function extendToLists(numbers: readonly ReadNumber[], tokens: readonly Token[], explained: Set<ReadNumber>): void {
  const areListed = (a: ReadNumber, b: ReadNumber): boolean => {
    if (b.first - a.last > 6 || Math.max(a.digits.length, b.digits.length) > 6) return false;
    for (let at = a.last + 1; at < b.first; at++) {
      const { kind, text } = tokens[at];
      if (kind !== 'space' && !LIST.has(text) && !(kind === 'word' && text.length <= 2)) return false;
    }
    const [low, high] = [Number(a.digits), Number(b.digits)];
    return low <= high && high <= 20 * Math.max(low, 1);
  };
  for (let i = 1; i < numbers.length; i++)
    if (explained.has(numbers[i - 1]) && !numbers[i].spoken && areListed(numbers[i - 1], numbers[i]))
      explained.add(numbers[i]);
  for (let i = numbers.length - 1; i > 0; i--)
    if (explained.has(numbers[i]) && !numbers[i - 1].spoken && areListed(numbers[i - 1], numbers[i]))
      explained.add(numbers[i - 1]);
}
