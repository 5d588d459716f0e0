import { toHtml } from 'hast-util-to-html';
import { toSafeTree } from './to-safe-tree.ts';

export const printHtml = (text: string): string => toHtml(toSafeTree(text));
