export type Counted = {
  /** Made by the network in its running window, this one included; infinite where it can't be counted any more. */
  requests: number;
  /** Milliseconds until that window is over. */
  remainingMs: number;
};

/** Requests of a network in fixed windows: one begins with its first request, and the next with the first after its end. */
export interface RequestCounter {
  /** Counts one more. @param network as `toNetwork` gives it */
  count(network: string): Promise<Counted>;
}

/** A minute, as limits are said. */
export const WINDOW_MS = 60_000;
