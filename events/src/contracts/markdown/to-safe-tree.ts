import type { Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHast } from 'mdast-util-to-hast';
import { findCost } from './find-cost.ts';
import { LINK_PROTOCOLS } from './is-safe-link.ts';
import { isTooDeep, opensTooMany } from './is-too-deep.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** All that an article is made of; what is not named here is left out, its words stay. */
const SHOWN: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: [...LINK_PROTOCOLS] },
  required: {},
  strip: ['script', 'style'],
};

/** What nests too deep to be printed, or takes too long to be read, is shown as it was written. */
const asWords = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }],
});

/** Markdown as a tree of elements in which nothing can run, whatever the text holds: it is judged here too, not only where it is kept. */
export function toSafeTree(text: string): Root {
  if (opensTooMany(text) || findCost(text)) return asWords(text);
  const parsed = parseMarkdown(text);
  if (isTooDeep(parsed)) return asWords(text);
  const tree = sanitize(toHast(parsed), SHOWN);
  if (tree.type !== 'root') return { type: 'root', children: [] };
  // The page's title is its only first heading.
  for (const child of tree.children) if (child.type === 'element' && child.tagName === 'h1') child.tagName = 'h2';
  return tree;
}
