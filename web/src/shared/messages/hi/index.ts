import type { Translation } from '../t.ts';

/** Hindi. What is missing stays English. */
export const hi: Translation = {};
