import type { TitledListing } from '@naksha/events/contracts';
import { hi } from '@naksha/events/messages/hi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleCities } from './testing/sample-cities.ts';

const flat: TitledListing = {
  title: '3 BHK flat in Sector 7, Chandigarh',
  property_subtype: 'flat',
  bedrooms: 3,
  area: { value: 1450, unit: 'sqft', sqft: 1450 } as TitledListing['area'],
  locality: 'Sector 7',
  city: 'Chandigarh',
};
const kothi: TitledListing = {
  ...flat,
  title: '10 marla kothi in Green Towers, Sector 7, Chandigarh',
  property_subtype: 'kothi',
  area: { value: 10, unit: 'marla', sqft: 2722.5 } as TitledListing['area'],
  project: 'Green Towers',
};

describe('L-31 generated titles on a Hindi page', () => {
  let parts: typeof import('./made-title.ts') & typeof import('../../features/post/suggested-title.ts');
  // The page's language is read when modules load.
  beforeAll(async () => {
    vi.resetModules();
    vi.stubGlobal('location', { pathname: '/hi/home' });
    const { setCatalogue } = await import('../messages/t.ts');
    setCatalogue(hi, 'hi-IN');
    parts = { ...(await import('./made-title.ts')), ...(await import('../../features/post/suggested-title.ts')) };
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const shown = (listing: TitledListing) => parts.titleInLocaleIfGenerated(listing, sampleCities);

  it('L-31 are in Hindi, with the names of places and units', () => {
    expect(shown(flat)).toBe('सेक्टर 7, चंडीगढ़ में 3 BHK फ़्लैट');
    expect(shown(kothi)).toBe('Green Towers, सेक्टर 7, चंडीगढ़ में 10 मरला कोठी');
    expect(shown({ ...flat, title: 'Flat in Sector 7, Chandigarh' })).toBe('सेक्टर 7, चंडीगढ़ में फ़्लैट');
    expect(shown({ ...flat, title: '4 BHK flat in Mohali', bedrooms: 4, locality: 'Mohali', city: 'Mohali' })).toBe(
      'Mohali में 4 BHK फ़्लैट',
    );
  });

  it.each([
    'Sunny 3 BHK flat in Sector 7, Chandigarh',
    '2 BHK flat in Sector 7, Chandigarh',
    '3 BHK flat in Sector 8, Chandigarh',
    '3 BHK kothi in Sector 7, Chandigarh',
    'Corner flat near the lake',
  ])('keep the owner’s own words, and outdated titles: %s', (title) => {
    expect(shown({ ...flat, title })).toBe(title);
  });

  it('L-31 are suggested in the seller’s language and stored in English, so that everyone reads them in theirs', () => {
    const place = { name: 'Sector 7', city: 'Chandigarh' };
    const suggested = parts.suggestTitle({ subtype: 'flat', attributes: { bedrooms: 3 } }, place, sampleCities);
    expect(suggested).toEqual({ here: 'सेक्टर 7, चंडीगढ़ में 3 BHK फ़्लैट', english: flat.title });
    expect(shown({ ...flat, title: suggested!.english })).toBe(suggested!.here);
    expect(
      parts.suggestTitle({ subtype: 'flat', attributes: { bedrooms: 3 } }, undefined, sampleCities),
    ).toBeUndefined();
  });
});
