/** Without the readers for files. */
export * from './read-amounts.ts';
export type { Reading } from './reading.ts';
