import type { Clock, Ids } from '../kernel/clock.ts';
import { createListingNumber, type ListingId, listingIdFromNumber } from '../kernel/ids.ts';

export class FixedClock implements Clock {
  private at: Date;

  constructor(at: Date | string = '2026-11-21T06:00:00Z') {
    this.at = new Date(at);
  }

  now(): Date {
    return new Date(this.at);
  }

  /** A time, or ms to add. */
  set(at: Date | number): void {
    this.at = typeof at === 'number' ? new Date(this.at.getTime() + at) : at;
  }
}

/** The same for the same seed. */
export class SeededIds implements Ids {
  private count = 0;
  private readonly seed: number;

  constructor(seed = 1) {
    this.seed = seed;
  }

  uuid(): string {
    const count = (++this.count).toString(16).padStart(12, '0');
    return `${this.seed.toString(16).padStart(8, '0')}-0000-7000-8000-${count}`;
  }

  listing(now: Date): ListingId {
    return listingIdFromNumber(createListingNumber(now.getTime(), (this.seed * 97 + ++this.count) % 4096));
  }
}
