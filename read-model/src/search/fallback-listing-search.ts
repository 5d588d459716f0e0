import type { Clock } from '@naksha/events/kernel';
import type { ListingSearch } from './listing-search.port.ts';

export type FallbackOptions = {
  clock: Clock;
  retryMs?: number;
  onChange?(state: 'up' | 'away', reason?: unknown): void;
};

export class FallbackListingSearch implements ListingSearch {
  #failedAt: number | undefined;

  constructor(
    private readonly first: ListingSearch,
    private readonly other: ListingSearch,
    private readonly options: FallbackOptions,
  ) {}

  get state(): 'up' | 'away' {
    return this.#failedAt === undefined ? 'up' : 'away';
  }

  suggest(...args: Parameters<ListingSearch['suggest']>): ReturnType<ListingSearch['suggest']> {
    return this.#ask((search) => search.suggest(...args));
  }

  didYouMean(text: string): ReturnType<ListingSearch['didYouMean']> {
    return this.#ask((search) => search.didYouMean(text));
  }

  search(...args: Parameters<ListingSearch['search']>): ReturnType<ListingSearch['search']> {
    return this.#ask((search) => search.search(...args));
  }

  async #ask<T>(question: (search: ListingSearch) => Promise<T>): Promise<T> {
    const { clock, retryMs = 5_000, onChange } = this.options;
    if (this.#failedAt !== undefined && clock.now().getTime() < this.#failedAt + retryMs) return question(this.other);
    try {
      const answer = await question(this.first);
      if (this.#failedAt !== undefined) onChange?.('up');
      this.#failedAt = undefined;
      return answer;
    } catch (error) {
      if (this.#failedAt === undefined) onChange?.('away', error);
      this.#failedAt = clock.now().getTime();
      return question(this.other);
    }
  }
}
