/** Letters and signs that show nothing: spaces, controls, combining marks without a letter, Hangul fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/gu;
const WORD = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a reader sees anything of a text. */
export const hasVisibleText = (text: string): boolean => text.replace(INVISIBLE, '') !== '';

/** Whether a text has a letter or a digit that is visible. */
export const hasVisibleWord = (text: string): boolean => WORD.test(text);
