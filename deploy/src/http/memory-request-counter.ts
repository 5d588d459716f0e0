import type { Clock } from '@naksha/events/kernel';
import { type Counted, type RequestCounter, WINDOW_MS } from './request-counter.port.ts';

/** Networks remembered at most; beyond it those go whose window is over, and nobody is let in unseen. */
const MOST_NETWORKS = 100_000;

type Window = { began: number; requests: number };

/** What this process has seen. */
export class MemoryRequestCounter implements RequestCounter {
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;
  readonly #mostNetworks: number;

  constructor(
    private readonly clock: Clock,
    { windowMs = WINDOW_MS, mostNetworks = MOST_NETWORKS }: { windowMs?: number; mostNetworks?: number } = {},
  ) {
    this.#windowMs = windowMs;
    this.#mostNetworks = mostNetworks;
  }

  async count(network: string): Promise<Counted> {
    const now = this.clock.now().getTime();
    const window = this.#findWindow(network, now);
    if (!window) return { requests: Number.POSITIVE_INFINITY, remainingMs: this.#windowMs };
    return { requests: ++window.requests, remainingMs: window.began + this.#windowMs - now };
  }

  #findWindow(network: string, now: number): Window | undefined {
    const known = this.#windows.get(network);
    if (known && now - known.began < this.#windowMs) return known;
    if (known) this.#windows.delete(network);
    if (this.#windows.size >= this.#mostNetworks) this.#sweep(now);
    if (this.#windows.size >= this.#mostNetworks) return undefined;
    const fresh = { began: now, requests: 0 };
    this.#windows.set(network, fresh);
    return fresh;
  }

  /** The oldest come first: it looks at what it deletes and at one more, so that nobody's flood makes it expensive. */
  #sweep(now: number): void {
    for (const [network, { began }] of this.#windows) {
      if (now - began < this.#windowMs) return;
      this.#windows.delete(network);
    }
  }
}
