import { normalizeSpelling } from '../fold-spelling.ts';
import { replaceNumberWords } from './number-words.ts';
import { normalizeNumberSigns } from './read-number.ts';
import {
  accepted,
  collapseSpaces,
  type Reading,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';

/** `floor`: 0 is the ground floor, -1 a basement. `of`: floors above the ground. */
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
].map((words) => new RegExp(`^(?:${normalizeSpelling(words)})$`, 'u'));
const FLOOR_WORDS = wholeWordsPattern(
  'floors?|flr|level|storeys?|stories|no|number|total|th|मंजिल|मंज़िल|तल|फ्लोर|ਮੰਜਿਲ|ਮੰਜ਼ਿਲ|ਫਲੋਰ',
);
const MAX_FLOOR = 200;

/** "Ground", "2nd of 4", "3/10". "Top floor" needs the building's height. */
export function parseFloor(typed: string): Reading<FloorReading> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const folded = normalizeSpelling(normalizeNumberSigns(text))
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
  const words = replaceNumberWords(said);
  return /^\d{1,2}$/.test(words) ? Number(words) : undefined;
}
