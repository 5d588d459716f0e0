export const COUNTRY_LOOKUP = Symbol('CountryLookup');

/** Finds the country of an internet address. */
export interface CountryLookup {
  /**
   * @param address IPv4 or IPv6
   * @returns an ISO 3166 code; undefined if the service does not know
   * @throws CountryUnknown without a usable response
   */
  find(address: string): Promise<string | undefined>;
}

/** Contains neither the looked-up address nor the service's. */
export class CountryUnknown extends Error {
  override readonly name = 'CountryUnknown';
}
