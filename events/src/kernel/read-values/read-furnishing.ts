import {
  accepted,
  ambiguous,
  BLANK,
  collapseSpaces,
  isBlankPlaceholder,
  type Reading,
  rejected,
  rejectedReadingIfTooLong,
} from './reading.ts';
import { compileSpellings, findBySpelling, normalizePhrase } from './spellings.ts';

export type Furnishing = 'unfurnished' | 'semi' | 'furnished';
const FURNISHINGS = compileSpellings<Furnishing>([
  [
    'unfurnished',
    '(?:un|non|not|no)[ -]?furnish(?:ed|ing)?|unfurn|uf|(?:bare|warm)(?: shell)?|raw|empty|no|अनफर्निश्ड|अन फर्निश्ड|बिना फर्नीचर|ਅਨਫਰਨਿਸ਼ਡ|ਬਿਨਾਂ ਫਰਨੀਚਰ|ਖਾਲੀ|खाली',
  ],
  [
    'semi',
    '(?:semi|partly|partially|part|half)(?: ?furnish(?:ed|ing)?)?|semifurn|sf|सेमी ?(?:फर्निश्ड)?|अर्ध ?(?:सुसज्जित|सज्जित|फर्निश्ड)|ਸੈਮੀ ?(?:ਫਰਨਿਸ਼ਡ)?|ਅਰਧ ?ਸਜਾਇਆ',
  ],
  [
    'furnished',
    '(?:(?:fully|full|well|luxury|completely) ?)?furnish(?:ed)?|fully|full|ff|furn|(?:फुली |पूरी तरह |पूर्ण )?(?:फर्निश्ड|सुसज्जित)|(?:ਫੁੱਲੀ |ਪੂਰੀ ਤਰ੍ਹਾਂ )?ਫਰਨਿਸ਼ਡ',
  ],
]);

export function parseFurnishing(typed: string): Reading<Furnishing> {
  const text = collapseSpaces(typed);
  const long = rejectedReadingIfTooLong(text);
  if (long) return long;
  // "Semi furnished (AC, wardrobes)"
  const phrase = normalizePhrase(text.replace(/\([^)]*\)$/, ''));
  const value = findBySpelling(FURNISHINGS, phrase);
  if (value) return accepted(value);
  if (isBlankPlaceholder(text)) return BLANK;
  if (phrase === 'yes')
    return ambiguous(['semi', 'furnished'], { code: 'several_meanings', params: { text, choices: 'semi, furnished' } });
  return rejected('unknown_value', text);
}
