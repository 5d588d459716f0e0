import { accepted, collapseSpaces, type Reading, readingIfBlankOrTooLong, rejected } from './reading.ts';

/** Spreadsheets show long numbers as 9.19876E+11, losing digits. Not a flat number such as 12E5. */
const SCIENTIFIC = /^[+-]?(?:\d+(?:[.,]\d+)?e[+-]\d+|\d+[.,]\d+e\d+)$/i;
/** A spreadsheet column too narrow for its number. */
const HIDDEN = /^#{2,}$/;

/** As written, including zeros and case. */
export function parseExternalId(typed: string): Reading<string> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  if (SCIENTIFIC.test(text) || HIDDEN.test(text)) return rejected('scientific_id', text);
  return accepted(text);
}

/** 0101, 101 and 101.0 are alike, as is other case. */
export const toExternalIdSimilarityKey = (id: string): string =>
  id
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
    .replace(/(?<=^\d+)\.0+$/, '');
