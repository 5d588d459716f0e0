export type Counted = {
  units: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
};

/**
 * A window begins with a network's first request after the previous one ended. There is always room for another
 * network.
 */
export interface RequestCounter {
  /** @param network from `subscriberNetwork` */
  count(network: string, units: number): Promise<Counted>;
  /** Adds units in this process only, synchronously, for requests cheaper than a shared count. */
  countHere(network: string, units: number): Counted;
}

/** A simple request; others are counted by their work. */
export const UNITS_A_REQUEST = 20;

export const WINDOW_MS = 60_000;
