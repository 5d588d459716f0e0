/** Letters of which each may begin or end something within a line. */
const SIGNS = /[*_[\]<&\\`!]/g;
/** What opens a quote or an item of a list, as many as a line begins with. */
const OPENERS = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*)+/gm;
const OPENER = />|[-+*]|\d+[.)]/g;
/** Several lines that the parser reads as one text: until an empty line, or the next item of a list. */
const BETWEEN_TEXTS = /\n[ \t]*(?=\n)|\n(?= {0,3}[-+*] +\S)/;

/** What each sign means depends on those before it in the same text: the parser's time grows by the square of them. */
const MAX_SIGNS_OF_TEXT = 500;
const MAX_SIGNS = 2_500;
/** A tenth of a millisecond each. */
const MAX_OPENERS = 700;
const MAX_CELLS = 1_000;
const MAX_LINES = 2_000;

/**
 * Of a text that would take its parser longer than a page may take: why. It is judged before it is parsed, by counting, and no
 * article that somebody wrote to be read comes near.
 */
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
