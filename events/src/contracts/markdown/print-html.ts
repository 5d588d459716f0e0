import { toHtml } from 'hast-util-to-html';
import { toSafeTree } from './to-safe-tree.ts';

/** Safe HTML, for readers without our client. */
export const printHtml = (text: string): string => toHtml(toSafeTree(text));
