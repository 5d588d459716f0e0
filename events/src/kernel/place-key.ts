import { normalizeSpelling } from './fold-spelling.ts';

const ABBREVIATIONS: readonly (readonly [string, string])[] = [
  ['sector', 'sector sectors sec secs sect sectr sctr secter sectar सेक्टर सैक्टर सेक्‍टर ਸੈਕਟਰ ਸੇਕਟਰ'],
  ['phase', 'phase phases ph phs phse फेज फ़ेज़ फेस ਫੇਜ਼ ਫੇਜ ਫੇਸ'],
  ['road', 'road rd रोड ਰੋਡ'],
  ['nagar', 'nagar ngr नगर ਨਗਰ'],
  ['extension', 'extension extn ext'],
  ['enclave', 'enclave encl एन्क्लेव एनक्लेव ਐਨਕਲੇਵ'],
  ['industrial', 'industrial indl ind'],
  ['pir', 'peer pir पीर ਪੀਰ'],
];
const WORDS = new Map(
  ABBREVIATIONS.flatMap(([word, spellings]) =>
    spellings.split(' ').map((one) => [normalizeSpelling(one), word] as const),
  ),
);
const NUMBERED: readonly (string | undefined)[] = ['sector', 'phase'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Abbreviations expanded: "Ph-7" is phase, 7; "70 Sector" is sector, 70. */
export function splitPlaceName(text: string): string[] {
  const words = (normalizeSpelling(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [])
    .map((word) => WORDS.get(word) ?? word)
    .filter((word, at, all) => !(NUMBERED.includes(all[at - 1]) && /^(?:no|num|number)$/.test(word)))
    .map((word, at, all) =>
      NUMBERED.includes(all[at - 1]) && ROMAN.includes(word) ? String(ROMAN.indexOf(word) + 1) : word,
    );
  const [first, second, ...rest] = words;
  return /^\p{N}+$/u.test(first ?? '') && NUMBERED.includes(second) ? [second, first, ...rest] : words;
}

/** Keeps numbers apart. */
export const joinPlaceWords = (words: readonly string[]): string =>
  words.reduce((key, word) => (/\p{N}$/u.test(key) && /^\p{N}/u.test(word) ? `${key} ${word}` : key + word), '');

/** "Sector 70", "SECTOR-70", "Sec70" and "सेक्टर ७०" have the same key. */
export const toPlaceKey = (text: string): string => joinPlaceWords(splitPlaceName(text));

/** "Phase 3B2" is also 3B2: a number with letters is unique. */
export function listPlaceKeys(name: string): string[] {
  const words = splitPlaceName(name);
  const hasMixedNumber = NUMBERED.includes(words[0]) && words.length > 3;
  return [words, ...(hasMixedNumber ? [words.slice(1)] : [])].map(joinPlaceWords).filter((key) => key !== '');
}
