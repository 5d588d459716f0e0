const SIGNS = /[*_[\]<&\\`!]/g;
/** Quote and list markers at the start of a line. */
const OPENERS = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*)+/gm;
const OPENER = />|[-+*]|\d+[.)]/g;
/** Separators of paragraphs: a blank line or the next list item. */
const BETWEEN_TEXTS = /\n[ \t]*(?=\n)|\n(?= {0,3}[-+*] +\S)/;

/** The parser's time is quadratic in the number of inline markers of a paragraph. */
const MAX_SIGNS_OF_TEXT = 500;
const MAX_SIGNS = 2_500;
/** A tenth of a millisecond each. */
const MAX_OPENERS = 700;
const MAX_CELLS = 1_000;
const MAX_LINES = 2_000;

/** Counts before parsing; real articles are far below the limits. */
export function findCost(text: string): string | undefined {
  if (count(text, /\n/g) >= MAX_LINES) return `must not have more than ${MAX_LINES} lines`;
  if (count(text, /\|/g) > MAX_CELLS) return `must not have more than ${MAX_CELLS} cells of tables`;
  if (count(text.match(OPENERS)?.join('') ?? '', OPENER) > MAX_OPENERS)
    return `must not have more than ${MAX_OPENERS} items of lists and lines of quotes`;
  if (count(text, SIGNS) > MAX_SIGNS) return `must not have more than ${MAX_SIGNS} signs such as * [ < or \``;
  if (text.split(BETWEEN_TEXTS).some((one) => count(one, SIGNS) > MAX_SIGNS_OF_TEXT))
    return `must not have more than ${MAX_SIGNS_OF_TEXT} signs such as * [ < or \` in one paragraph`;
  return undefined;
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
