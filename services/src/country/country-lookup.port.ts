export const COUNTRY_LOOKUP = Symbol('CountryLookup');

/** Knows in which country an internet address is. */
export interface CountryLookup {
  /**
   * @param address IPv4 or IPv6
   * @returns two capital letters, ISO 3166; undefined where it answered that it knows none
   * @throws CountryUnknown where it gave no answer that can be used
   */
  find(address: string): Promise<string | undefined>;
}

/** Holds neither the address that was asked for nor the service's own. */
export class CountryUnknown extends Error {
  override readonly name = 'CountryUnknown';
}
