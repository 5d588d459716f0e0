import { findNumbersThatAreNotPhones } from './explained-numbers.ts';
import { areRoundedFigures, isUsualPhoneGrouping, looksLikePhone } from './phone-shapes.ts';
import { findNumbers, type ReadNumber } from './read-numbers.ts';
import type { Token } from './tokens.ts';

/** Not sure if an ordinary text may say the same. */
export type Finding = { kind: 'phone' | 'email' | 'link'; sure: boolean; first: number; last: number };

const FILLERS = new Set(
  `and then after that followed by is are first second last half part dash hyphen space dot comma slash plus minus next more now
  call ring dial phone mobile mob ph me us on at the number no contact whatsapp aur phir fir te ke baad fer naal to for or x
  और फिर ਤੇ ਫਿਰ ਅਤੇ اور پھر`.split(/\s+/),
);
const CUES = new Set(
  `call ring dial phone ph mobile mob cell tel telephone landline contact whatsapp watsapp whatsap wapp number helpline msg sms
  फोन फ़ोन कॉल संपर्क सम्पर्क मोबाइल नंबर नम्बर वाट्सऐप व्हाट्सएप ਫੋਨ ਫ਼ੋਨ ਕਾਲ ਸੰਪਰਕ ਮੋਬਾਈਲ ਨੰਬਰ ਵਟਸਐਪ`
    .split(/\s+/)
    .map((word) => word.normalize('NFKD').replaceAll(/[\u093c\u0a3c]/g, '')),
);
/** E.164's maximum. */
export const MAX_DIGITS = 15;
const MAX_PARTS = 20;
const MAX_MARKS = 14;

type Gap = 'marks' | 'fillers' | 'words' | 'break';

/** Of any country in any notation. */
export function findPhoneNumbers(tokens: readonly Token[]): Finding[] {
  const found = [false, true].flatMap((loose) => {
    const numbers = findNumbers(tokens, loose);
    const explained = findNumbersThatAreNotPhones(numbers, tokens);
    return [...listAdjacentNumberSequences(numbers, tokens)].flatMap(
      (chain) => judgeChain(chain, tokens, explained, loose) ?? [],
    );
  });
  return found;
}

export type Chain = { parts: readonly ReadNumber[]; digits: string; gap: Gap };

/** A few from each start. */
export function* listAdjacentNumberSequences(
  numbers: readonly ReadNumber[],
  tokens: readonly Token[],
): Generator<Chain> {
  const gaps = numbers.map((number, i) => (i === 0 ? 'break' : gapBetween(tokens, numbers[i - 1].last, number.first)));
  for (let from = 0; from < numbers.length; from++) {
    let digits = '';
    let gap: Gap = 'marks';
    for (let to = from; to < numbers.length && to < from + MAX_PARTS; to++) {
      if (to > from) gap = widest(gap, gaps[to]);
      if (gap === 'break') break;
      digits += numbers[to].digits;
      if (digits.length > MAX_DIGITS && to > from) break;
      yield { parts: numbers.slice(from, to + 1), digits, gap };
    }
  }
}

const GAPS: readonly Gap[] = ['marks', 'fillers', 'words', 'break'];
const widest = (a: Gap, b: Gap): Gap => GAPS[Math.max(GAPS.indexOf(a), GAPS.indexOf(b))];

function gapBetween(tokens: readonly Token[], after: number, before: number): Gap {
  if (before - after > MAX_MARKS) return 'break';
  const between = tokens.slice(after + 1, before);
  const words = between.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return 'marks';
  // "9876x5432": single letters between digits.
  if (words.length === between.length && words.every(({ text }) => text.length <= 3)) return 'marks';
  if (words.length <= 5 && words.every(({ text }) => FILLERS.has(text))) return 'fillers';
  return words.length <= 2 ? 'words' : 'break';
}

function judgeChain(
  { parts, digits, gap }: Chain,
  tokens: readonly Token[],
  explained: ReadonlySet<ReadNumber>,
  loose: boolean,
): Finding | undefined {
  const [first, last] = [parts[0].first, parts[parts.length - 1].last];
  const finding = (sure: boolean): Finding => ({ kind: 'phone', sure, first, last });
  const lengths = parts.map((part) => part.digits.length);
  const spoken = parts.reduce((sum, part) => sum + (part.spoken ? part.digits.length : 0), 0);
  const unclear = parts.filter((part) => explained.has(part)).length;
  const cued = gap === 'marks' && digits.length >= 7 && digits.length <= 13 && findCallCueBefore(tokens, first);
  if (cued && (unclear === 0 || (cued === 'at once' && !parts[0].grouped))) return finding(true);
  if (!looksLikePhone(digits, lengths, hasPlus(tokens, first)) || (spoken < 5 && areRoundedFigures(parts)))
    return undefined;
  // An ambiguous reading needs a sign that digits are meant.
  if (loose && spoken > 0 && parts.every((part) => part.digits.length < 3) && parts.length < 4) return undefined;
  if (gap === 'words') return unclear === 0 && parts.length <= 3 && spoken === 0 ? finding(false) : undefined;
  // A trunk zero is dialled, never counted.
  if (unclear === 0 || isUsualPhoneGrouping(parts) || digits.startsWith('0')) return finding(true);
  return unclear < parts.length && gap === 'marks' && !(loose && spoken > 0) ? finding(false) : undefined;
}

/** "+44 …", without a number before the plus. */
const hasPlus = (tokens: readonly Token[], first: number): boolean => {
  const glued = tokens[first - 1]?.text === '+';
  const spaced = tokens[first - 1]?.kind === 'space' && tokens[first - 2]?.text === '+';
  const before = tokens[first - (glued ? 2 : 3)];
  return (
    tokens[first - 1]?.text === 'plus' ||
    tokens[first - 2]?.text === 'plus' ||
    ((glued || spaced) && before?.kind !== 'digits')
  );
};

/** "Call …", directly or with only "no." or a colon in between. */
function findCallCueBefore(tokens: readonly Token[], first: number): 'at once' | 'near' | undefined {
  let between = 0;
  for (let at = first - 1; at >= 0 && at > first - 8; at--) {
    const { kind, text } = tokens[at];
    if (kind === 'digits') return undefined;
    if (kind !== 'word') continue;
    if (CUES.has(text) && text !== 'number') return between === 0 ? 'at once' : 'near';
    if (!FILLERS.has(text) || between > 2) return undefined;
    if (text !== 'no' && text !== 'number') between++;
  }
  return undefined;
}
