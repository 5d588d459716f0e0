import type { Clock } from '@naksha/events/kernel';
import { type Counted, type RequestCounter, UNITS_A_REQUEST, WINDOW_MS } from './request-counter.port.ts';

/** Networks remembered at most, some 150 bytes each. */
const MOST_NETWORKS = 100_000;
/** Who asked for more than so much is forgotten only when all that are remembered did. */
const LITTLE = 10 * UNITS_A_REQUEST;

type Window = { began: number; units: number };

/**
 * What this process has seen. Memory is bounded: a newcomer takes the place of a network that asked for little, the oldest of
 * them, so that whoever comes from a hundred thousand networks crowds out his own and neither shuts anybody out nor wipes out
 * what he is to be refused for.
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

  /** The oldest come first: it takes no longer with many than with few. */
  #makeRoom(): void {
    const [network] = (this.#little.size > 0 ? this.#little : this.#much).keys();
    if (network !== undefined) this.#forget(network);
  }

  #forget(network: string): void {
    this.#little.delete(network);
    this.#much.delete(network);
  }
}
