export { type CompareVersionsOptions, compareVersions, type Differences } from './compare-versions.ts';
export type { WhatIf } from './what-if.ts';
