import type { Amenity } from '../amenities.ts';
import { listAttributePhrases } from '../attributes/attribute-words.ts';
import { ATTRIBUTES, type AttributeColumn, type ListingAttribute } from '../attributes/listing-attributes.ts';
import { normalizeSpelling } from '../fold-spelling.ts';
import { splitSearchWords } from '../words.ts';
import { parseAreaInSqft, parseAreaUnit, parseMonthlyRupees } from './read-amounts.ts';
import { parseFacing } from './read-facing.ts';
import { parseFloor } from './read-floor.ts';
import { parseFurnishing } from './read-furnishing.ts';
import { normalizeNumberSigns, parseNumberText } from './read-number.ts';
import { parseOpenSides } from './read-open-sides.ts';
import { parsePossession } from './read-possession.ts';
import { parseTransactionType } from './read-transaction.ts';
import { parseOption, parseYesNo } from './read-words.ts';
import {
  accepted,
  BLANK,
  collapseSpaces,
  mapReading,
  type Reading,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';

const FEET_PER_METER = 1 / 0.3048;
const REMARKS = wholeWordsPattern('wide|width|roads?|streets?|approx|about|चौड़ी|चौड़ा|सड़क|ਚੌੜੀ|ਸੜਕ');
const METERS = /^(?:m|mt|mtr|mtrs|met(?:er|re)s?|मीटर|ਮੀਟਰ)$/u;
const FEET = /^(?:|'|’|′|f|ft|feet|foot|फुट|फीट|ਫੁੱਟ|ਫੁਟ)$/u;

/** Without a unit in feet: "30", "30 ft wide", "9 m". */
function readFeet(typed: string): Reading<number> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const bare = normalizeSpelling(normalizeNumberSigns(text)).replace(REMARKS, ' ').replaceAll('-', ' ').trim();
  const [, digits = '', unit = ''] = /^([\d.,]*\d)\s*(.*?)\.?$/u.exec(bare) ?? [];
  const number = parseNumberText(digits);
  if (typeof number !== 'number') return rejected('not_number', text);
  if (METERS.test(unit)) return accepted(Math.round(number * FEET_PER_METER));
  if (!FEET.test(unit)) return rejected('unit_unknown', text);
  return Number.isInteger(number) ? accepted(number) : rejected('not_number', text);
}

/** `amenities`: "East/Park". `others`, by column: "3 of 10" gives the floors of the building. */
export type AttributeReading = {
  value?: string | number;
  amenities?: readonly Amenity[];
  others?: { readonly [Column in AttributeColumn]?: string | number };
};
type Read = Reading<AttributeReading>;

const toValue = <T extends string | number>(reading: Reading<T>): Read => mapReading(reading, (value) => ({ value }));

/** "No" counts as missing, and "yes" names none. */
function readBanks(typed: string): Read {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const answer = parseYesNo(text);
  if (answer.kind !== 'value') return accepted({ value: text });
  return answer.value === 'no' ? BLANK : rejected('unknown_value', text);
}

const READERS: { readonly [Column in AttributeColumn]?: (typed: string) => Read } = {
  floor: (typed) =>
    mapReading(parseFloor(typed), ({ floor, of }) => ({
      value: floor,
      ...(of !== undefined && { others: { total_floors: of } }),
    })),
  monthly_maintenance: (typed) => toValue(parseMonthlyRupees(typed)),
  furnishing: (typed) => toValue(parseFurnishing(typed)),
  facing: (typed) => mapReading(parseFacing(typed), ({ direction: value, amenities }) => ({ value, amenities })),
  transaction: (typed) => toValue(parseTransactionType(typed)),
  open_sides: (typed) => toValue(parseOpenSides(typed)),
  loan_approved_by: readBanks,
};

export function parseAttributeText(column: AttributeColumn, typed: string, areaUnit = ''): Read {
  const own = READERS[column];
  if (own) return own(typed);
  return readValue(ATTRIBUTES.find(({ wire }) => wire === column)!, typed, areaUnit);
}

/** Bounds are checked with the other fields of the listing. */
function readValue(attribute: ListingAttribute, typed: string, areaUnitText: string): Read {
  const { value } = attribute;
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const unit = parseAreaUnit(areaUnitText);
  const areaUnit = unit.kind === 'value' ? unit.value : undefined;
  switch (value.type) {
    case 'choice':
      return toValue(readChoice(attribute, value.options, text));
    case 'count':
    case 'number': {
      const measured = 'unit' in value ? value.unit : undefined;
      if (measured === 'sqft') return toValue(parseAreaInSqft(text, areaUnit));
      return measured === 'feet' ? toValue(readFeet(text)) : readWhole(text);
    }
    case 'readyFrom':
      return readReadyFrom(text);
    case 'text':
      return accepted({ value: text });
  }
}

/** By its name, or by what buyers write for it. */
function readChoice(
  attribute: ListingAttribute,
  options: readonly (string | number)[],
  text: string,
): Reading<string | number> {
  const read = isYesNo(options) ? parseYesNo(text) : parseOption(options, text);
  if (read.kind === 'value') return read;
  const words = splitSearchWords(text).join(' ');
  const phrase = listAttributePhrases().find(
    ({ means, words: own }) => means.attribute === attribute && own.join(' ') === words,
  );
  return phrase && 'oneOf' in phrase.means ? accepted(phrase.means.oneOf[0]) : read;
}

/** Without a month, under construction is not stored. */
function readReadyFrom(text: string): Read {
  const read = parsePossession(text);
  if (read.kind === 'value' && !read.value.ready && !read.value.until) return rejected('unknown_value', text);
  return mapReading(read, (possession) => ({ value: possession.ready ? 'ready' : possession.until }));
}

const isYesNo = (options: readonly unknown[]): boolean => options.length === 2 && options.includes('yes');

function readWhole(text: string): Read {
  const read = parseNumberText(text);
  if (typeof read !== 'number') return { kind: 'rejected', reason: read };
  return Number.isInteger(read) ? accepted({ value: read }) : rejected('not_number', text);
}
