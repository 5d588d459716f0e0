import type { Nodes } from 'mdast';
import { explainCostlyMarkdown } from './find-cost.ts';
import { isSafeLink } from './is-safe-link.ts';
import { isMarkdownProbablyTooDeep, isTreeNestedTooDeeply, MAX_DEPTH } from './is-too-deep.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** More rounds mean a malicious text. */
const MAX_ROUNDS = 10;

type Range = { from: number; to: number; by: string };

/** Removing creates new matches, so it repeats; what remains is rejected by `explainUnsafeMarkdown`. */
export function tryRemoveUnsafeMarkdown(text: string): string {
  let kept = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = isMarkdownProbablyTooDeep(kept) || explainCostlyMarkdown(kept) ? [] : listUnsafeRanges(kept);
    if (found.length === 0) return kept;
    const parts: string[] = [];
    let at = 0;
    for (const { from, to, by } of found) {
      parts.push(kept.slice(at, from), by);
      at = to;
    }
    kept = parts.join('') + kept.slice(at);
  }
  return kept;
}

export function explainUnsafeMarkdown(text: string): string | undefined {
  const tooDeep = `must not nest quotes, lists or emphasis deeper than ${MAX_DEPTH} levels`;
  if (isMarkdownProbablyTooDeep(text)) return tooDeep;
  const cost = explainCostlyMarkdown(text);
  if (cost) return cost;
  const tree = parseMarkdown(text);
  if (isTreeNestedTooDeeply(tree)) return tooDeep;
  return listUnsafeRanges(text, tree).length > 0 ? 'must not contain HTML within HTML' : undefined;
}

/** Iterative: nesting can be as deep as the text is long. */
function listUnsafeRanges(text: string, tree: Nodes = parseMarkdown(text)): Range[] {
  const found: Range[] = [];
  const left: Nodes[] = [tree];
  for (let node = left.pop(); node; node = left.pop()) {
    const by = isUnsafe(node) ? keptText(node, text) : undefined;
    if (by !== undefined) found.push({ ...rangeOf(node), by });
    else if ('children' in node) for (const child of node.children.toReversed()) left.push(child);
  }
  return found;
}

function isUnsafe(node: Nodes): boolean {
  if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference') return true;
  return (node.type === 'link' || node.type === 'definition') && !isSafeLink(node.url);
}

function keptText(node: Nodes, text: string): string {
  if (node.type !== 'link') return '';
  const [first, last] = [node.children[0], node.children.at(-1)];
  // An autolink's text would become a link again.
  return first && last && text[rangeOf(node).from] === '[' ? text.slice(rangeOf(first).from, rangeOf(last).to) : '';
}

function rangeOf({ position }: Nodes): { from: number; to: number } {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) throw new Error('Markdown node has no source position');
  return { from, to };
}
