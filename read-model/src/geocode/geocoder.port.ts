import type { FoundAddress } from '@naksha/events/wire/geocode';

export const GEOCODER = Symbol('geocoder');

export type Geocoded = { found: FoundAddress[]; credit?: string };

export interface Geocoder {
  /** @throws GeocoderUnavailable without a usable response */
  geocode(address: string): Promise<Geocoded>;
}

/** Contains neither the address nor the geocoder's URL. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderAway';
}
