import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { type CountryLookup, CountryUnknown } from '../country/country-lookup.port.ts';

/** @param make returns a lookup that knows 203.0.113.0 as US and 2001:db8:: as GB, and a way to break it */
export function countryLookupContract(make: () => { lookup: CountryLookup; break(): void }): void {
  it('returns the country of an address of either kind', async () => {
    const { lookup } = make();
    expect(await lookup.find('203.0.113.0')).toBe('US');
    expect(await lookup.find('2001:db8::')).toBe('GB');
  });

  it('returns none for an unassigned network', async () => {
    expect(await make().lookup.find('192.0.2.0')).toBeUndefined();
  });

  it('reports a failure with an error that can be logged', async () => {
    const { lookup, ...made } = make();
    made.break();
    const failure = await lookup.find('203.0.113.0').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CountryUnknown);
    expect(inspect(failure, { depth: 20 })).not.toContain('203.0.113');
  });
}
