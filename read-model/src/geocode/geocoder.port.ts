import type { FoundAddress } from '@naksha/events/wire/geocode';

export const GEOCODER = Symbol('geocoder');

export type Geocoded = { found: FoundAddress[]; credit?: string };

/** Finds positions of addresses that are not our places. */
export interface Geocoder {
  /**
   * @param address as typed, including its city
   * @returns up to 5 results in the region, best first
   * @throws GeocoderAway without a usable response
   */
  geocode(address: string): Promise<Geocoded>;
}

/** Contains neither the address nor the geocoder's URL. */
export class GeocoderAway extends Error {
  override readonly name = 'GeocoderAway';
}
