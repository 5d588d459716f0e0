import type { FoundAddress } from '@naksha/events/wire/geocode';

export const GEOCODER = Symbol('geocoder');

export type Geocoded = { found: FoundAddress[]; credit?: string };

/** Finds points for addresses that are not places of ours. */
export interface Geocoder {
  /**
   * @param address as people write it, its city included
   * @returns the likeliest first, 5 at most, none outside of the region
   * @throws GeocoderAway where it gave no answer that can be used
   */
  geocode(address: string): Promise<Geocoded>;
}

/** Holds neither the address that was asked for nor the geocoder's own. */
export class GeocoderAway extends Error {
  override readonly name = 'GeocoderAway';
}
