import type { Amenity } from '../amenities.ts';
import { normalizeSpelling } from '../fold-spelling.ts';
import type { Direction } from '../listing-options.ts';
import {
  accepted,
  collapseSpaces,
  type Reading,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';
import { compileSpellings, findBySpelling } from './spellings.ts';

/** As in "East/Park". */
export type FacingReading = { direction?: Direction; amenities: Amenity[] };

const NORTH = '(?:north|n|उत्तर|ਉੱਤਰ)';
const SOUTH = '(?:south|s|दक्षिण|ਦੱਖਣ)';
const EAST = '(?:east|e|पूर्व|पूरब|ਪੂਰਬ)';
const WEST = '(?:west|w|पश्चिम|ਪੱਛਮ)';
const FACINGS = compileSpellings<Direction>([
  ['north-east', `${NORTH} ?${EAST}|${EAST} ?${NORTH}|ईशान`],
  ['north-west', `${NORTH} ?${WEST}|${WEST} ?${NORTH}`],
  ['south-east', `${SOUTH} ?${EAST}|${EAST} ?${SOUTH}`],
  ['south-west', `${SOUTH} ?${WEST}|${WEST} ?${SOUTH}`],
  ['north', NORTH],
  ['south', SOUTH],
  ['east', EAST],
  ['west', WEST],
]);
const FACED = compileSpellings<Amenity>([
  ['parkFacing', 'parks?|green|garden|green ?belt|पार्क|ਪਾਰਕ'],
  ['cornerUnits', 'corner(?: (?:plot|unit|house))?|कॉर्नर|कोना|ਕਾਰਨਰ|ਕੋਨਾ'],
  ['mainRoad', 'main road|मेन रोड|ਮੇਨ ਰੋਡ'],
  ['roadFacing', 'roads?|street|\\d+ ?(?:(?:ft|feet|foot|m) ?)?road|सड़क|रोड|ਸੜਕ|ਰੋਡ'],
  ['twoStreetAccesss', '(?:two|2|double|three|3) ?(?:sides?|road|street|facing)(?: (?:open|road|access))?'],
  ['vaastu', 'vaa?stu(?: (?:compliant|friendly))?'],
]);
const FACING_WORDS = wholeWordsPattern(
  'facing|face|faced|faces|side|entrance|entry|open|direction|view|मुखी|मुख|फेसिंग|ਮੁਖੀ|ਫੇਸਿੰਗ',
);

export function parseFacing(typed: string): Reading<FacingReading> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const folded = normalizeSpelling(text)
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll('मुखी', ' ')
    .replaceAll('ਮੁਖੀ', ' ');
  const whole = toDirectionPhrase(folded);
  const direct = findBySpelling(FACINGS, whole);
  if (direct) return accepted({ direction: direct, amenities: [] });
  const directions: Direction[] = [];
  const amenities: Amenity[] = [];
  for (const part of listParts(folded)) {
    const direction = findBySpelling(FACINGS, part);
    const amenity = findBySpelling(FACED, part);
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

/** Parts of "East (Park facing)" and "NE park". */
function listParts(folded: string): string[] {
  return folded
    .split(/[/+&,();|]|\band\b|\bwith\b/u)
    .flatMap((part) => {
      const phrase = toDirectionPhrase(part);
      if (phrase === '' || findBySpelling(FACINGS, phrase) || findBySpelling(FACED, phrase)) return [phrase];
      const words = phrase.split(' ');
      for (let cut = words.length - 1; cut > 0; cut--) {
        const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
        const isKnown = (one: string) => findBySpelling(FACINGS, one) ?? findBySpelling(FACED, one);
        if (isKnown(head) && isKnown(tail)) return [head, tail];
      }
      return [phrase];
    })
    .filter(Boolean);
}
