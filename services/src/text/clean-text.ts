import { hasVisibleText } from '@naksha/events/kernel';
import { decodeHTMLStrict } from 'entities';

/** Turns the direction of what follows: with them a text can show something else than it says. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Show nothing and separate nothing. Joiners and variation selectors belong to Indian scripts and emoji. */
const INVISIBLE = /(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
/** Control characters but for tab and line feed; PostgreSQL refuses the NUL among them. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const EMPTY_BRAILLE_CELL = /\u2800/g;
/** `&amp;amp;quot;` was escaped three times. */
const MAX_ESCAPES = 3;

/** A text of several lines as we keep it: composed, well-formed, without what can't be seen; '' where nothing of it can. Markup stays. */
export function cleanMarkup(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(EMPTY_BRAILLE_CELL, ' ')
    .replace(INVISIBLE, '')
    .replace(DIRECTIONS, '')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .trim();
  return hasVisibleText(clean) ? clean : '';
}

/** A plain text of several lines: `cleanMarkup`, with the character references of HTML (`&amp;`) that a copy or an export left in it resolved. */
export const cleanLines = (text: string): string => cleanMarkup(resolveReferences(text));

/** A text of one line: every run of white space is one space. */
export const cleanLine = (text: string): string =>
  cleanMarkup(resolveReferences(text).replace(/\s/g, ' ')).replace(/\s+/g, ' ');

/** Only those that end with a semicolon: without one, `&copy` may be what was written. */
function resolveReferences(text: string): string {
  let resolved = text;
  for (let k = 0; k < MAX_ESCAPES && resolved.includes('&'); k++) resolved = decodeHTMLStrict(resolved);
  return resolved;
}

/** How long a text is: in code points, as the event contracts count, so that both agree on what fits. */
export const letters = (text: string): number => [...text].length;
