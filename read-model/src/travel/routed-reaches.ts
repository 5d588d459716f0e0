import { setTimeout as delay } from 'node:timers/promises';
import type { BBox, Position, TravelMode } from '@naksha/events/kernel';
import { RoutedTimes } from './routed-times.ts';
import type { Router } from './router.port.ts';

/** Each takes 10 KB. */
const MAX_KEPT = 200;
const AT_ONCE = 4;
const RETRY_MS = 30_000;
const MAX_WAIT_MS = 5_000;

type Options = {
  bounds: BBox;
  now(): number;
  /** How long a request waits for the router; the times still load. */
  maxWaitMs?: number;
  onChange(state: 'up' | 'away', error?: unknown): void;
};

/** A router's times to places, each loaded once. While the router is away it is asked again every half minute. */
export class RoutedReaches {
  state: 'up' | 'away' = 'up';
  readonly #kept = new Map<string, RoutedTimes>();
  readonly #loading = new Map<string, Promise<void>>();
  #retryAt = 0;

  constructor(
    private readonly router: Router,
    private readonly options: Options,
  ) {}

  find(key: string): RoutedTimes | undefined {
    return this.#kept.get(key);
  }

  /** Resolves without times if the router is away, busy or slow. */
  async load(key: string, target: Position, within: { minutes: number; by: TravelMode }): Promise<void> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return;
    }
    const isAway = this.state === 'away' && this.options.now() < this.#retryAt;
    let loading = this.#loading.get(key);
    if (!loading) {
      if (isAway || this.#loading.size >= AT_ONCE) return;
      loading = this.#load(key, target, within).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    await Promise.race([loading, delay(this.options.maxWaitMs ?? MAX_WAIT_MS, undefined, { ref: false })]);
  }

  async #load(key: string, target: Position, within: { minutes: number; by: TravelMode }): Promise<void> {
    try {
      const times = await RoutedTimes.load(this.router, target, { ...within, bounds: this.options.bounds });
      this.#kept.set(key, times);
      if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
      this.#change('up');
    } catch (error) {
      this.#retryAt = this.options.now() + RETRY_MS;
      this.#change('away', error);
    }
  }

  #change(state: 'up' | 'away', error?: unknown): void {
    if (state === this.state) return;
    this.state = state;
    this.options.onChange(state, error);
  }
}
