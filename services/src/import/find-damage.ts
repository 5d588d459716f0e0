import type { ImportColumn, RowRemark } from '@naksha/events/wire/imports';

/** Control characters but for tab and the ends of lines, and what a program put where it lost a letter. */
const DAMAGE = /(?![\t\n\r])\p{Cc}|\ufffd/u;
/** So many letters on either side show where it is. */
const AROUND = 12;
const PICTURES = 0x2400;
const LAST_WITH_PICTURE = 0x1f;

/** What a spreadsheet saves in place of a value it could not work out. */
const SHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i;

/** A text with such a character came out of a broken program or the wrong encoding; taken out silently, it would hide that. An error of a spreadsheet is no title or id. */
export function findDamage(column: ImportColumn, text: string): RowRemark[] {
  if (SHEET_ERROR.test(text)) return [{ column, reason: { code: 'sheet_error', params: { text } } }];
  const found = DAMAGE.exec(text);
  if (!found) return [];
  const around = text.slice(Math.max(found.index - AROUND, 0), found.index + AROUND);
  const code = found[0].charCodeAt(0);
  const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return [{ column, reason: { code: 'damaged', params: { text: showControls(around), character } } }];
}

/** ␀ for a NUL, so that what is said of the text has none. */
const showControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, (one) =>
      one.charCodeAt(0) <= LAST_WITH_PICTURE ? String.fromCharCode(PICTURES + one.charCodeAt(0)) : '\ufffd',
    );
