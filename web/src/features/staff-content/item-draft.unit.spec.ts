import { describe, expect, it } from 'vitest';
import { EMPTY_ITEM, suggestItemId, toItemDefinition, toItemDraft } from './item-draft.ts';

const LOCALITY = {
  ...{ id: 'mohali-phase-7', names: { en: 'Phase 7', hi: 'फेज़ 7' }, aka: ['Sector 61', 'Phase VII'] },
  ...{ position: { lat: 30.7, lng: 76.7 }, radiusM: 650, city: 'mohali', credit: '© Somebody' },
  outline: [
    [
      [76.7, 30.7],
      [76.71, 30.7],
      [76.71, 30.71],
    ],
  ],
};

describe('the place form', () => {
  it('returns what it was given, including values without a field', () => {
    expect(toItemDefinition('locality', toItemDraft(LOCALITY), LOCALITY)).toEqual(LOCALITY);
    const project = { ...LOCALITY, type: 'Kothi Project', featured: true, locality: 'mohali-phase-7' };
    expect(toItemDefinition('project', toItemDraft(project), project)).toEqual(project);
    const city = { ...LOCALITY, city: undefined, zoom: 13, order: 2 };
    expect(toItemDefinition('city', toItemDraft(city), city)).toEqual(city);
    const link = {
      title: { en: 'Flats' },
      group: { en: 'By size', pa: 'ਆਕਾਰ' },
      place: 'mohali',
      query: 'bedroom=2',
      order: 3,
    };
    expect(toItemDefinition('query-link', toItemDraft({ slug: 'flats', ...link }))).toEqual(link);
    const kept = { ...link, keptInsteadOf: 'bedrooms=2' };
    expect(toItemDefinition('query-link', toItemDraft(kept), kept)).toEqual(kept);
  });

  it('splits names at semicolons, and omits empty ones', () => {
    const draft = {
      ...EMPTY_ITEM,
      names: { en: ' Royal Enclave ', hi: ' ', pa: '' },
      aka: ' Royal; ;RE ',
      city: 'mohali',
    };
    expect(toItemDefinition('locality', draft)).toMatchObject({ names: { en: 'Royal Enclave' }, aka: ['Royal', 'RE'] });
    expect(toItemDefinition('city', { ...draft, zoom: '' })).toMatchObject({ zoom: undefined, order: 0 });
  });

  it('makes a new id from the name, of a locality after that of its city, and none without letters', () => {
    const names = { en: 'Royal Enclave', hi: '', pa: '' };
    expect(suggestItemId('locality', { names, city: 'mohali' })).toBe('mohali-royal-enclave');
    expect(suggestItemId('locality', { names, city: '' })).toBeUndefined();
    expect(suggestItemId('query-link', { names, city: '' })).toBe('royal-enclave');
    expect(suggestItemId('city', { names: { ...names, en: 'मोहाली' }, city: '' })).toBeUndefined();
  });
});
