export { type CompareVersionsOptions, compareWithWhatIf, type Differences } from './compare-versions.ts';
export type { WhatIf } from './what-if.ts';
