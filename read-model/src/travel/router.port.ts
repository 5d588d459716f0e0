import type { Position, TravelMode } from '@naksha/events/kernel';

export interface Router {
  /**
   * Seconds from each point to the target by the fastest way, in the order of the points; undefined if no way is known.
   * @throws RouterUnavailable without a usable response
   */
  secondsTo(target: Position, by: TravelMode, from: readonly Position[]): Promise<(number | undefined)[]>;
}

/** Contains no address, because that may hold a key. */
export class RouterUnavailable extends Error {
  override readonly name = 'RouterUnavailable';
}
