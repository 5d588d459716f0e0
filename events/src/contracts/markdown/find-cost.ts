const INLINE_MARKERS = /[*_[\]<&\\`!]/g;
/** Quote and list markers at the start of a line. */
const BLOCK_MARKERS = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*)+/gm;
const BLOCK_MARKER = />|[-+*]|\d+[.)]/g;
/** Separators of paragraphs: a blank line or the next list item. */
const BETWEEN_TEXTS = /\n[ \t]*(?=\n)|\n(?= {0,3}[-+*] +\S)/;

/** The parser's time is quadratic in the number of inline markers of a paragraph. */
const MAX_MARKERS_PER_PARAGRAPH = 500;
const MAX_INLINE_MARKERS = 2_500;
/** A tenth of a millisecond each. */
const MAX_BLOCK_MARKERS = 700;
const MAX_CELLS = 1_000;
const MAX_LINES = 2_000;

/** Counts before parsing; real articles are far below the limits. */
export function explainCostlyMarkdown(text: string): string | undefined {
  if (count(text, /\n/g) >= MAX_LINES) return `must not have more than ${MAX_LINES} lines`;
  if (count(text, /\|/g) > MAX_CELLS) return `must not have more than ${MAX_CELLS} cells of tables`;
  if (count(text.match(BLOCK_MARKERS)?.join('') ?? '', BLOCK_MARKER) > MAX_BLOCK_MARKERS)
    return `must not have more than ${MAX_BLOCK_MARKERS} items of lists and lines of quotes`;
  if (count(text, INLINE_MARKERS) > MAX_INLINE_MARKERS)
    return `must not have more than ${MAX_INLINE_MARKERS} signs such as * [ < or \``;
  if (text.split(BETWEEN_TEXTS).some((one) => count(one, INLINE_MARKERS) > MAX_MARKERS_PER_PARAGRAPH))
    return `must not have more than ${MAX_MARKERS_PER_PARAGRAPH} signs such as * [ < or \` in one paragraph`;
  return undefined;
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
