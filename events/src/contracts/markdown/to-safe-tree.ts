import type { Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHast } from 'mdast-util-to-hast';
import { explainCostlyMarkdown } from './find-cost.ts';
import { isSafeLink, LINK_PROTOCOLS } from './is-safe-link.ts';
import { isMarkdownProbablyTooDeep, isTreeNestedTooDeeply } from './is-too-deep.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Other elements are replaced by their text. */
const ALLOWED_ELEMENTS: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: [...LINK_PROTOCOLS] },
  required: {},
  strip: ['script', 'style'],
};

const asPlainText = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }],
});

/** Validated here too, not only when stored. */
export function markdownToSafeHtmlTree(text: string): Root {
  if (isMarkdownProbablyTooDeep(text) || explainCostlyMarkdown(text)) return asPlainText(text);
  const parsed = parseMarkdown(text);
  if (isTreeNestedTooDeeply(parsed)) return asPlainText(text);
  const tree = sanitize(toHast(parsed), ALLOWED_ELEMENTS);
  if (tree.type !== 'root') return { type: 'root', children: [] };
  removeUnsafeLinks(tree);
  // The page's title is its only h1.
  for (const child of tree.children) if (child.type === 'element' && child.tagName === 'h1') child.tagName = 'h2';
  return tree;
}

/** The schema checks schemes; protocol-relative addresses have none. */
function removeUnsafeLinks(node: Nodes): void {
  if (node.type === 'element' && !isSafeLink(String(node.properties.href ?? ''))) delete node.properties.href;
  if ('children' in node) for (const child of node.children) removeUnsafeLinks(child);
}
