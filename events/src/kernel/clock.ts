import type { ListingId } from './ids.ts';

/** The one clock. Pure code gets the time as an argument; only edges ask. */
export interface Clock {
  now(): Date;
}

/** Every new id comes from here, so that tests and seeded data can fix them. */
export interface Ids {
  /** uuid v7 */
  uuid(): string;
  /** Time-ordered at `now`. */
  listing(now: Date): ListingId;
}
