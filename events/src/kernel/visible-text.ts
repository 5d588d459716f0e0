/** Includes Hangul fillers and the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/gu;
const WORD = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export const hasVisibleText = (text: string): boolean => text.replace(INVISIBLE, '') !== '';

export const hasLetterOrDigit = (text: string): boolean => WORD.test(text);
