import { toHtml } from 'hast-util-to-html';
import { toSafeHtmlTree } from './to-safe-tree.ts';

export const renderMarkdownToHtml = (text: string): string => toHtml(toSafeHtmlTree(text));
