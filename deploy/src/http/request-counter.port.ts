export type Counted = {
  /** Units used by the network in its current window, including this request. */
  units: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
};

/**
 * Counts units by network in fixed windows: a window begins with a network's first request after the previous one ended. It
 * always has room for another network: it may forget those with few requests, oldest first.
 */
export interface RequestCounter {
  /** Adds units to the shared counts. @param network from `toNetwork` */
  count(network: string, units: number): Promise<Counted>;
  /** Adds units in this process only, synchronously, for requests cheaper than a shared count. */
  countHere(network: string, units: number): Counted;
}

/** A simple request; others are counted by their work. */
export const UNITS_A_REQUEST = 20;

/** One minute. */
export const WINDOW_MS = 60_000;
