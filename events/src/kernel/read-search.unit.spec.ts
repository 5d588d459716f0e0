import { describe, expect, it } from 'vitest';
import type { PlaceId } from './ids.ts';
import { composePlaceId, type PlaceKind, type PlaceNames } from './place.ts';
import { indexNames, type NamedPlace, readSearch } from './read-search.ts';

const city = (en: string, more: Partial<PlaceNames> = {}, aka: string[] = []): NamedPlace => {
  const id = composePlaceId(en);
  return { id, kind: 'city', cityId: id, names: { en, ...more }, aka };
};
const within = (inCity: string, en: string, more: Partial<PlaceNames> = {}, aka: string[] = []): NamedPlace => ({
  ...city(en, more, aka),
  id: composePlaceId(inCity, en),
  cityId: composePlaceId(inCity),
  kind: 'locality' as PlaceKind,
});
const index = indexNames([
  city('Chandigarh', { hi: 'चंडीगढ़' }),
  city('Mohali', { hi: 'मोहाली' }, ['SAS Nagar']),
  city('Panchkula'),
  city('Kharar', { hi: 'खरड़', pa: 'ਖਰੜ' }),
  city('New Chandigarh'),
  within('Chandigarh', 'Sector 7', { hi: 'सेक्टर 7' }),
  within('Panchkula', 'Sector 7', { hi: 'सेक्टर 7' }),
  within('Mohali', 'Sector 70'),
  within('Mohali', 'Phase 7'),
  within('Mohali', 'Phase 3B2'),
  within('Kharar', 'Kharar', { hi: 'खरड़' }),
  within('Zirakpur', 'Peer Muchalla', {}, ['Pir Muchalla']),
  within('New Chandigarh', 'Mullanpur'),
]);
const read = (text: string, searched?: string) => readSearch(text, index, searched as PlaceId | undefined)?.filter;

describe('F-44 a search that names a place', () => {
  it.each([
    ['kharar', 'kharar'],
    ['sector70', 'mohali-sector-70'],
    ['sec 70', 'mohali-sector-70'],
    ['Sector ७०', 'mohali-sector-70'],
    ['phase7', 'mohali-phase-7'],
    ['ph-7 mohali', 'mohali-phase-7'],
    ['3B2', 'mohali-phase-3b2'],
    ['phase 3b-2', 'mohali-phase-3b2'],
    ['सेक्टर ७ चंडीगढ', 'chandigarh-sector-7'],
    ['  KHARAR! ', 'kharar'],
    ['खरड़', 'kharar'],
    ['ਖਰੜ', 'kharar'],
    ['sas nagar', 'mohali'],
    ['pir muchalla', 'zirakpur-peer-muchalla'],
    ['Peer Muchalla, Panchkula', 'zirakpur-peer-muchalla'],
    ['kharar mohali', 'kharar'],
    ['new chandigarh', 'new-chandigarh'],
    ['mullanpur chandigarh', 'new-chandigarh-mullanpur'],
    ['sector-7 panchkula', 'panchkula-sector-7'],
    ['chandigarh sector 7', 'chandigarh-sector-7'],
    ['सेक्टर 7 चंडीगढ़', 'chandigarh-sector-7'],
    ['homes for sale in Kharar', 'kharar'],
    ['खरड़ में घर', 'kharar'],
  ])('"%s" is %s and nothing else', (text, place) => {
    expect(read(text)).toEqual({ place: [place] });
  });

  it('of several of one name is the one in the city that is searched, else it stays words', () => {
    expect(read('sector 7', 'panchkula')).toEqual({ place: ['panchkula-sector-7'] });
    expect([read('sector 7'), read('sector 7', 'mohali'), read('2 bhk sector 7')]).toEqual(Array(3).fill(undefined));
  });

  it('never takes a number to a city that was not named', () => {
    expect(read('sector 70 panchkula')).toEqual({ place: ['panchkula'], search: ['sector 70'] });
    expect(read('sector 7 mohali', 'chandigarh')).toEqual({ place: ['mohali'], search: ['sector 7'] });
  });

  it('may name several', () => {
    expect(read('sector 70 mullanpur')).toEqual({ place: ['mohali-sector-70', 'new-chandigarh-mullanpur'] });
  });

  it.each([
    ['2 bhk kharar', { bedroom: 2 }],
    ['2BHK in kharar', { bedroom: 2 }],
    ['kharar 2-3 bhk', { bedroom: 2 }],
    ['9 bedrooms kharar', { bedroom: 8 }],
    ['3 bhk flats for sale in kharar', { bedroom: 3, subtype: 'flat', propertyType: 'residential' }],
    ['kharar kothi', { subtype: 'kothi', propertyType: 'residential' }],
    ['खरड़ में 2 बीएचके फ्लैट', { bedroom: 2, subtype: 'flat', propertyType: 'residential' }],
    ['फ़्लैट खरड़', { subtype: 'flat', propertyType: 'residential' }],
    ['commercial kharar', { propertyType: 'commercial' }],
    ['commercial plots kharar', { propertyType: 'commercial', subtype: 'commercial-plot' }],
    ['2 bhk office kharar', { propertyType: 'commercial', subtype: 'office' }],
    ['kharar corner 7 marla', { search: ['corner 7 marla'] }],
    ['Sunny Enclave Kharar', { search: ['Sunny Enclave'] }],
    ['flat or kothi kharar', { subtype: 'flat', propertyType: 'residential', search: ['or kothi'] }],
  ])('"%s" filters by the rest, or searches for it', (text, rest) => {
    expect(read(text)).toEqual({ place: ['kharar'], ...rest });
  });

  it('is none where no name is whole', () => {
    for (const text of ['', '!', 'khar', 'khrar', '2 bhk', 'corner flat', 'sector 71'])
      expect(read(text)).toBeUndefined();
  });
});
