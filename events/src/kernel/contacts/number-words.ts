import { foldText } from './fold-text.ts';

/** English with misspellings, Hindi, Punjabi and Urdu, in their scripts and in Latin letters. */
const DIGIT_WORDS = [
  'zero ziro zro jeero zeero jiro shunya shoonya sunya sifar siphar nil nought शून्य सुन्ना जीरो ज़ीरो ਸਿਫਰ ਸਿਫ਼ਰ ਜ਼ੀਰੋ ਜੀਰੋ ਸੁੰਨ صفر زیرو',
  'one wan ek aik ikk एक वन ਇੱਕ ਇਕ ਵਨ ایک',
  'two tow दो टू ਦੋ ਟੂ دو',
  'three thre thri teen tin tinn तीन थ्री ਤਿੰਨ ਥ੍ਰੀ ਥਰੀ تین',
  'four fore foure char chaar chaur चार फोर फ़ोर ਚਾਰ ਫੋਰ ਫ਼ੋਰ چار',
  'five fve fiv faiv paanch panch paach panj punj पांच पाँच पंच फाइव फ़ाइव ਪੰਜ ਫਾਈਵ ਫਾਇਵ پانچ',
  'six sixx siks chhe chhah chheh chhai chey chhey छह छः छे छ सिक्स ਛੇ ਛੇਂ ਛੀ ਸਿਕਸ چھ چھے',
  'seven sevn sevan sevven saat saath satt सात सेवन सैवन ਸੱਤ ਸਤ ਸੈਵਨ ਸੇਵਨ سات',
  'eight eigth eght eigt aath aatth atth ath आठ एट ਅੱਠ ਅਠ ਏਟ ਐਟ آٹھ',
  'nine nein nin nain nau naun nauh nao नौ नाइन ਨੌਂ ਨੌ ਨਾਈਨ ਨਾਇਨ نو',
];
/** Count only beside clear ones. */
const AMBIGUOUS_WORDS = [
  'o oh',
  'won ik',
  'to too tu do',
  'tree',
  'for foor',
  '',
  'che sicks',
  'sat',
  'ate at',
  'no na',
];
const TEENS = 'ten|eleven elevn|twelve twelv|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty fourty|fifty|sixty|seventy|eighty|ninety ninty';
/** Hindi has a word for each number from 10 to 99; in Latin letters they are matched by sound. */
const HINDI_TENS = `दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह पन्द्रह|सोलह|सत्रह|अठारह अट्ठारह|उन्नीस
बीस|इक्कीस|बाईस बाइस|तेईस तेइस|चौबीस|पच्चीस|छब्बीस|सत्ताईस सत्ताइस|अट्ठाईस अठाईस अट्ठाइस|उनतीस
तीस|इकतीस|बत्तीस|तैंतीस|चौंतीस|पैंतीस|छत्तीस|सैंतीस|अड़तीस|उनतालीस
चालीस|इकतालीस|बयालीस|तैंतालीस|चौवालीस चवालीस|पैंतालीस|छियालीस|सैंतालीस|अड़तालीस|उनचास
पचास|इक्यावन|बावन|तिरपन|चौवन|पचपन|छप्पन|सत्तावन|अट्ठावन अठावन|उनसठ
साठ|इकसठ|बासठ|तिरसठ|चौंसठ|पैंसठ|छियासठ|सड़सठ|अड़सठ|उनहत्तर
सत्तर|इकहत्तर|बहत्तर|तिहत्तर|चौहत्तर|पचहत्तर|छिहत्तर|सतहत्तर|अठहत्तर|उन्यासी उनासी
अस्सी|इक्यासी|बयासी|तिरासी|चौरासी|पचासी|छियासी|सत्तासी|अट्ठासी अठासी|नवासी
नब्बे|इक्यानवे|बानवे|तिरानवे|चौरानवे|पंचानवे|छियानवे|सत्तानवे|अट्ठानवे अठानवे|निन्यानवे`;
const LATIN_TENS = `das dus|gyarah|barah|terah|chaudah|pandrah|solah|satrah|atharah|unnis
bees|ikkis|bais|teis|chaubis|pachis|chabbis|sattais|atthais|untis
tees|iktis|battis|taintis|chauntis|paintis|chattis|saintis|adtis artis|untalis
chalis|iktalis|bayalis|taintalis|chavalis|paintalis|chiyalis|saintalis|adtalis artalis|unchas
pachas|ikyavan|bavan|tirpan|chauvan|pachpan|chappan|sattavan|atthavan|unsath
saath|iksath|basath|tirsath|chaunsath|painsath|chiyasath|sadsath|adsath|unhattar
sattar|ikhattar|bahattar|tihattar|chauhattar|pachhattar|chihattar|satattar|athattar|unasi
assi|ikyasi|bayasi|tirasi|chaurasi|pachasi|chiyasi|satasi|athasi|navasi
nabbe|ikyanve|banve|tiranve|chauranve|panchanve|chiyanve|sattanve|atthanve|ninyanve`;

const fold = (word: string): string => foldText(word).text;
const toRows = (rows: readonly string[], first: number): [string, string][] =>
  rows.flatMap((row, i) =>
    row
      .split(' ')
      .filter(Boolean)
      .map((word): [string, string] => [fold(word), String(first + i)]),
  );

export const PLAIN_NUMBERS = new Map([
  ...toRows(DIGIT_WORDS, 0),
  ...toRows(TEENS.split('|'), 10),
  ...toRows(HINDI_TENS.split(/[|\n]/), 10),
]);
export const AMBIGUOUS_NUMBERS = new Map(toRows(AMBIGUOUS_WORDS, 0));
/** "ninety" combines with "eight". */
export const TENS_WORDS = new Map(toRows(TENS.split('|'), 2));
export const REPEATS = new Map(
  [
    ...'double dabal dubble dbl twice डबल ਡਬਲ'.split(' ').map((word) => [word, 2] as const),
    ...'triple tripple tripal trpl thrice ट्रिपल ਟ੍ਰਿਪਲ'.split(' ').map((word) => [word, 3] as const),
  ].map(([word, times]) => [fold(word), times]),
);

/** Without h and y, no doubled letters, v for w. */
const toSoundKey = (word: string): string =>
  word
    .replaceAll(/[hy]/g, '')
    .replaceAll('w', 'v')
    .replaceAll('ee', 'i')
    .replaceAll(/(.)\1+/gu, '$1');
const SKELETONS = new Map(toRows(LATIN_TENS.split(/[|\n]/), 10).map(([word, value]) => [toSoundKey(word), value]));

export const hindiNumberDigitsBySound = (word: string): string | undefined =>
  word.length >= 3 && word.length <= 14 ? SKELETONS.get(toSoundKey(word)) : undefined;

export const isNumberWord = (word: string): boolean =>
  PLAIN_NUMBERS.has(word) || TENS_WORDS.has(word) || REPEATS.has(word);

const LONGEST = Math.max(
  ...[PLAIN_NUMBERS, TENS_WORDS, REPEATS].flatMap((map) => [...map.keys()].map(({ length }) => length)),
);

/**
 * "nineeightseven".
 * @param loose whether ambiguous words count
 */
export function splitJoinedNumberWords(word: string, loose: boolean): string[] | undefined {
  if (word.length < 5 || word.length > 120) return undefined;
  /** For each reachable position, the length of the word ending there. */
  const reached: number[] = [0];
  for (let at = 0; at < word.length; at++) {
    if (reached[at] === undefined) continue;
    for (let length = 2; length <= LONGEST && at + length <= word.length; length++) {
      const part = word.slice(at, at + length);
      if (isNumberWord(part) || (loose && AMBIGUOUS_NUMBERS.has(part))) reached[at + length] = length;
    }
  }
  if (reached[word.length] === undefined) return undefined;
  const parts: string[] = [];
  for (let at = word.length; at > 0; at -= reached[at]) parts.unshift(word.slice(at - reached[at], at));
  return parts.length > 1 ? parts : undefined;
}
