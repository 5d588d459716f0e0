import { foldSpelling } from '../fold-spelling.ts';
import { foldSigns, readNumber } from './read-number.ts';
import { accepted, collapseSpaces, type Reading, readBlankOrLong, rejected, wholeWords } from './reading.ts';

const FEET_PER_METER = 1 / 0.3048;
const REMARKS = wholeWords('wide|width|roads?|streets?|approx|about|चौड़ी|चौड़ा|सड़क|ਚੌੜੀ|ਸੜਕ');
const METERS = /^(?:m|mt|mtr|mtrs|met(?:er|re)s?|मीटर|ਮੀਟਰ)$/u;
const FEET = /^(?:|'|’|′|f|ft|feet|foot|फुट|फीट|ਫੁੱਟ|ਫੁਟ)$/u;

/** Without a unit in feet: "30", "30 ft wide", "9 m". */
export function readFeet(typed: string): Reading<number> {
  const text = collapseSpaces(typed);
  const unread = readBlankOrLong(text);
  if (unread) return unread;
  const bare = foldSpelling(foldSigns(text)).replace(REMARKS, ' ').replaceAll('-', ' ').trim();
  const [, digits = '', unit = ''] = /^([\d.,]*\d)\s*(.*?)\.?$/u.exec(bare) ?? [];
  const number = readNumber(digits);
  if (typeof number !== 'number') return rejected('not_number', text);
  if (METERS.test(unit)) return accepted(Math.round(number * FEET_PER_METER));
  if (!FEET.test(unit)) return rejected('unit_unknown', text);
  return Number.isInteger(number) ? accepted(number) : rejected('not_number', text);
}
