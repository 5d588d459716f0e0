export type Counted = {
  /** What the network has asked for in its running window, in units, this time included. */
  units: number;
  /** Milliseconds until that window is over. */
  remainingMs: number;
};

/**
 * What networks ask for in fixed windows: one begins with a network's first request, and the next with the first after its end.
 * It never has too many networks to let another one in: of those that asked for little it may forget who asked longest ago.
 */
export interface RequestCounter {
  /** Counts so many units more, wherever counts are shared. @param network as `toNetwork` gives it */
  count(network: string, units: number): Promise<Counted>;
  /** The same in this process only and at once, for what costs less than asking elsewhere would. */
  countHere(network: string, units: number): Counted;
}

/** A simple request; what costs less or more is counted by its work. */
export const UNITS_A_REQUEST = 20;

/** A minute, as limits are said. */
export const WINDOW_MS = 60_000;
