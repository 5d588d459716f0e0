import type { Nodes } from 'mdast';

export const MAX_DEPTH = 20;

const QUOTES = /^[ \t>]*/;
const ITEM = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)[ \t>]*/y;

/**
 * Estimated from each line's markers, because the parser takes seconds on such texts. May overestimate for code
 * blocks.
 */
export function isMarkdownProbablyTooDeep(text: string): boolean {
  /** Content columns of open list items. */
  const open: number[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const expanded = line.replaceAll('\t', '    ');
    const prefix = QUOTES.exec(expanded)?.[0] ?? '';
    let quotes = countQuotes(prefix);
    let column = prefix.length;
    ITEM.lastIndex = column;
    let item = ITEM.exec(expanded);
    if (item) while (open.length > 0 && (open.at(-1) as number) > column) open.pop();
    for (; item; item = ITEM.exec(expanded)) {
      open.push(column + 2);
      quotes += countQuotes(item[0]);
      column = ITEM.lastIndex;
      if (open.length + quotes > MAX_DEPTH) return true;
    }
    if (quotes > MAX_DEPTH) return true;
  }
  return false;
}

const countQuotes = (text: string): number => text.split('>').length - 1;

/** Iterative: recursion would overflow the stack. */
export function isTreeNestedTooDeeply(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
