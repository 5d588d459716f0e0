import type { Clock } from '@naksha/events/kernel';
import { type Counted, type RequestCounter, UNITS_A_REQUEST, WINDOW_MS } from './request-counter.port.ts';

/** About 150 bytes each. */
const MOST_NETWORKS = 100_000;
/** A network with more requests is only evicted if all have more. */
const LITTLE = 10 * UNITS_A_REQUEST;

type Window = { began: number; units: number };

/**
 * Memory is bounded: a new network replaces the oldest one with few requests, so that a client with a hundred
 * thousand networks evicts only its own.
 */
export class MemoryRequestCounter implements RequestCounter {
  readonly #little = new Map<string, Window>();
  readonly #much = new Map<string, Window>();
  readonly #windowMs: number;
  readonly #mostNetworks: number;

  constructor(
    private readonly clock: Clock,
    { windowMs = WINDOW_MS, mostNetworks = MOST_NETWORKS }: { windowMs?: number; mostNetworks?: number } = {},
  ) {
    this.#windowMs = windowMs;
    this.#mostNetworks = mostNetworks;
  }

  async count(network: string, units: number): Promise<Counted> {
    return this.countHere(network, units);
  }

  countHere(network: string, units: number): Counted {
    const now = this.clock.now().getTime();
    const window = this.#findWindow(network, now);
    window.units += units;
    if (window.units > LITTLE && this.#little.delete(network)) this.#much.set(network, window);
    return { units: window.units, remainingMs: window.began + this.#windowMs - now };
  }

  #findWindow(network: string, now: number): Window {
    const known = this.#little.get(network) ?? this.#much.get(network);
    if (known && now - known.began < this.#windowMs) return known;
    if (known) this.#forget(network);
    if (this.#little.size + this.#much.size >= this.#mostNetworks) this.#makeRoom();
    const fresh = { began: now, units: 0 };
    this.#little.set(network, fresh);
    return fresh;
  }

  #makeRoom(): void {
    const [network] = (this.#little.size > 0 ? this.#little : this.#much).keys();
    if (network !== undefined) this.#forget(network);
  }

  #forget(network: string): void {
    this.#little.delete(network);
    this.#much.delete(network);
  }
}
