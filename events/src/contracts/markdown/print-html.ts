import { toHtml } from 'hast-util-to-html';
import { toSafeTree } from './to-safe-tree.ts';

/** Markdown as HTML in which nothing can run, for whoever reads without our client. */
export const printHtml = (text: string): string => toHtml(toSafeTree(text));
