import type { Translation } from '../t.ts';

/** Punjabi, in Gurmukhi. What is missing stays English. */
export const pa: Translation = {};
