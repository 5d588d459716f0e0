import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { type CountryLookup, CountryUnknown } from '../country/country-lookup.port.ts';

/** @param make returns a lookup that knows 203.0.113.0 as US and 2001:db8:: as GB, and a way to break it */
export function countryLookupContract(make: () => { lookup: CountryLookup; break(): void }): void {
  it('knows the country of an address of either kind', async () => {
    const { lookup } = make();
    expect(await lookup.find('203.0.113.0')).toBe('US');
    expect(await lookup.find('2001:db8::')).toBe('GB');
  });

  it('answers that it knows none for a network that is nobody’s', async () => {
    expect(await make().lookup.find('192.0.2.0')).toBeUndefined();
  });

  it('says so where it can’t tell, by an error that can be logged', async () => {
    const { lookup, ...made } = make();
    made.break();
    const failure = await lookup.find('203.0.113.0').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CountryUnknown);
    expect(inspect(failure, { depth: 20 })).not.toContain('203.0.113');
  });
}
