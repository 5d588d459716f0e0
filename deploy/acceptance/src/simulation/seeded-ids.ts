import { createListingNumber, type Ids, type ListingId, listingIdFromNumber } from '@naksha/events/kernel';

/** Ids unique to one start of a process; listing ids may collide, as in production. */
export class SeededIds implements Ids {
  #count = 0;
  readonly #nth: number;

  constructor(nth: number) {
    this.#nth = nth;
  }

  uuid(): string {
    return `${letters(this.#nth)}-aaaa-7aaa-8aaa-${letters(++this.#count, 12)}`;
  }

  listing(now: Date): ListingId {
    return listingIdFromNumber(createListingNumber(now.getTime(), (this.#nth * 7 + ++this.#count) % 4096));
  }
}

export const letters = (n: number, length = 8): string =>
  n
    .toString(6)
    .replace(/\d/g, (digit) => 'abcdef'[Number(digit)])
    .padStart(length, 'a');
