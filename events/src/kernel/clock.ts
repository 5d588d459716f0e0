import type { ListingId } from './ids.ts';

/** Pure code receives the time as an argument; only edges use a clock. */
export interface Clock {
  now(): Date;
}

/** Source of all new ids, which tests can fix. */
export interface Ids {
  /** uuid v7 */
  uuid(): string;
  /** Time-ordered by `now`. */
  listing(now: Date): ListingId;
}
