import type { ListingId } from './ids.ts';

/** Only edges use a clock; pure code receives the time. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  /** Version 7. */
  uuid(): string;
  listing(now: Date): ListingId;
}
