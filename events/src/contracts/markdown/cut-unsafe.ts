import type { Nodes } from 'mdast';
import { isSafeLink } from './is-safe-link.ts';
import { parseMarkdown } from './parse-markdown.ts';

type Range = { from: number; to: number; by: string };

/**
 * An article's text as it is kept: without HTML, pictures and links that name no page; of such a link its words stay. What comes
 * together where something was cut is looked at again. All else stays letter by letter as it was written.
 */
export function cutUnsafe(text: string): string {
  let kept = text;
  for (let found = findUnsafe(kept); found.length > 0; found = findUnsafe(kept))
    for (const { from, to, by } of found.toReversed()) kept = kept.slice(0, from) + by + kept.slice(to);
  return kept;
}

function findUnsafe(text: string): Range[] {
  const found: Range[] = [];
  const visit = (node: Nodes): void => {
    const by = isUnsafe(node) ? wordsOf(node, text) : undefined;
    if (by !== undefined) found.push({ ...rangeOf(node), by });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(text));
  return found;
}

function isUnsafe(node: Nodes): boolean {
  if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference') return true;
  return (node.type === 'link' || node.type === 'definition') && !isSafeLink(node.url);
}

/** What of it may stay. */
function wordsOf(node: Nodes, text: string): string {
  if (node.type !== 'link') return '';
  const [first, last] = [node.children[0], node.children.at(-1)];
  // An address in angle brackets has itself for words, and would be a link again.
  return first && last && text[rangeOf(node).from] === '[' ? text.slice(rangeOf(first).from, rangeOf(last).to) : '';
}

function rangeOf({ position }: Nodes): { from: number; to: number } {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) throw new Error('a node of Markdown without its place in the text');
  return { from, to };
}
