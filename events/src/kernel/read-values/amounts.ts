/** Price and area readers for forms, without the readers for files. */
export * from './read-amounts.ts';
export type { Reading } from './reading.ts';
