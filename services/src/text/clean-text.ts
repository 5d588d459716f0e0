import { hasVisibleText } from '@naksha/events/kernel';
import { decodeHTMLStrict } from 'entities';

/** Bidirectional controls can make a text display as something else. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Joiners and variation selectors are kept: Indian scripts and emoji need them. */
const INVISIBLE = /(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
/** PostgreSQL rejects NUL. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const EMPTY_BRAILLE_CELL = /\u2800/g;
/** `&amp;amp;quot;` was escaped three times. */
const MAX_ESCAPES = 3;

/** NFC, well-formed, without invisible characters; '' if nothing visible remains. Keeps markup. */
export function cleanMultilineMarkup(text: string): string {
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

/** And decodes HTML character references (`&amp;`). */
export const cleanMultilineText = (text: string): string => cleanMultilineMarkup(decodeHtmlReferences(text));

/** White space collapsed. */
export const cleanSingleLine = (text: string): string =>
  cleanMultilineMarkup(decodeHtmlReferences(text).replace(/\s/g, ' ')).replace(/\s+/g, ' ');

/** `&copy` without a semicolon may be intended. */
function decodeHtmlReferences(text: string): string {
  let resolved = text;
  for (let k = 0; k < MAX_ESCAPES && resolved.includes('&'); k++) resolved = decodeHTMLStrict(resolved);
  return resolved;
}

/** In code points, as event schemas count. */
export const countCodePoints = (text: string): number => [...text].length;
