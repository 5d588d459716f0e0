export const COUNTRY_LOOKUP = Symbol('CountryLookup');

export interface CountryLookup {
  /** IPv4 or IPv6. Returns an ISO 3166 code, undefined if unknown. */
  find(address: string): Promise<string | undefined>;
}

/** Contains neither the looked-up address nor the service's. */
export class CountryUnknown extends Error {
  override readonly name = 'CountryUnknown';
}
