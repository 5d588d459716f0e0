import { normalizeSpelling } from '../fold-spelling.ts';
import { CAR_PARKINGS } from '../listing-options.ts';
import { MORE } from '../property-kinds.ts';
import { replaceNumberWords } from './number-words.ts';
import { normalizeNumberSigns } from './read-number.ts';
import {
  accepted,
  ambiguous,
  BLANK,
  collapseSpaces,
  isBlankPlaceholder,
  type Reading,
  rejected,
  rejectedReadingIfTooLong,
  wholeWordsPattern,
} from './reading.ts';

const MAX_PARKINGS = 50;
const LAST_PARKING = CAR_PARKINGS.filter((count) => count !== MORE).at(-1) ?? 0;
const PARKING_WORDS = wholeWordsPattern(
  'cars?|covered|open|uncovered|stilt|basement|reserved|garages?|parkings?|slots?|spaces?|spots?|bays?|only|dedicated|allotted|for|podium|shed|कार|पार्किंग|ਕਾਰ|ਪਾਰਕਿੰਗ',
);

/** "1 covered + 1 open" is 2; "Yes" is ambiguous. */
export function parseParkingSpaces(typed: string): Reading<number> {
  const text = collapseSpaces(typed);
  const long = rejectedReadingIfTooLong(text);
  if (long) return long;
  const folded = normalizeSpelling(normalizeNumberSigns(text)).replaceAll(/[()[\]:;,]/g, ' ');
  if (/^(?:n|no(?:ne)?|nil|not? parking|no car parking|without|नहीं|ਨਹੀਂ)\.?$/.test(folded.trim())) return accepted(0);
  if (isBlankPlaceholder(text)) return BLANK;
  const named = folded
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/\bsingle\b/g, '1')
    .replaceAll(/\bdouble\b/g, '2');
  const bare = named.replace(PARKING_WORDS, ' ').trim();
  const isSaid = /^(?:yes|y|available|haan|हाँ|हां|ਹਾਂ|true)?$/.test(bare.replaceAll(/[\s/&+-]+/g, ''));
  if (isSaid) return ambiguous([1, 2], { code: 'several_meanings', params: { text, choices: '1, 2' } });
  const digits = (/\d/.test(bare) ? bare : replaceNumberWords(bare)).replaceAll(/\s+/g, ' ');
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
