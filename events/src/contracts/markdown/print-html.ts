import { toHtml } from 'hast-util-to-html';
import { markdownToSafeHtmlTree } from './to-safe-tree.ts';

export const renderMarkdownToSafeHtml = (text: string): string => toHtml(markdownToSafeHtmlTree(text));
