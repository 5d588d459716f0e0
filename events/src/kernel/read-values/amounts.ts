/** What forms of the client load: prices and areas, without the readers of files. */
export * from './read-amounts.ts';
export type { Reading } from './reading.ts';
