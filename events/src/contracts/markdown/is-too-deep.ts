import type { Nodes } from 'mdast';

/** Of quotes, lists, their items and what stands in them. */
export const MAX_DEPTH = 20;

/** Quotes and lists that one line opens. The parser takes seconds of a line with thousands: such a text is not parsed. */
const OPENED = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]|$))){${MAX_DEPTH + 1}}`, 'm');
export const opensTooMany = (text: string): boolean => OPENED.test(text);

/** Whatever walks a tree by calls runs out of stack on one that is deep enough: this one doesn't. */
export function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
