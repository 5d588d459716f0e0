import type { Nodes } from 'mdast';

/** Of quotes, lists, their items and what stands in them. */
export const MAX_DEPTH = 20;

/** What a line begins with: white space and marks of quotes, then each list item that it opens. */
const QUOTES = /^[ \t>]*/;
const ITEM = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)[ \t>]*/y;

/**
 * Whether quotes and lists nest deeper than the limit, by the marks and columns of each line alone: the parser takes seconds of
 * such a text, in one line as over hundreds. It may overestimate by what stands in a block of code, and never underestimates.
 */
export function nestsTooDeep(text: string): boolean {
  /** Where the content of each open list item begins. */
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

/** Whatever walks a tree by calls runs out of stack on one that is deep enough: this one doesn't. */
export function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
