import type { ImportColumn, RowRemark } from '@naksha/events/wire/imports';

/** Control characters other than tab and line ends, and replacement characters. */
const DAMAGED_CHARACTER = /(?![\t\n\r])\p{Cc}|\ufffd/u;
const CONTEXT_LETTERS = 12;
const PICTURES = 0x2400;
const LAST_WITH_PICTURE = 0x1f;

/** Saved for a value that could not be computed. */
const SHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i;

/** Such a character means a broken program or the wrong encoding; removing it would hide that. */
export function findDamagedCharacters(column: ImportColumn, text: string): RowRemark[] {
  if (SHEET_ERROR.test(text)) return [{ column, reason: { code: 'sheet_error', params: { text } } }];
  const found = DAMAGED_CHARACTER.exec(text);
  if (!found) return [];
  const around = text.slice(Math.max(found.index - CONTEXT_LETTERS, 0), found.index + CONTEXT_LETTERS);
  const code = found[0].charCodeAt(0);
  const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return [{ column, reason: { code: 'damaged', params: { text: showNul(around), character } } }];
}

/** NUL becomes ␀. */
const showNul = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, (one) =>
      one.charCodeAt(0) <= LAST_WITH_PICTURE ? String.fromCharCode(PICTURES + one.charCodeAt(0)) : '\ufffd',
    );
