import { describe, expect, it } from 'vitest';
import { areaLimit, clipChip } from './map-filter.ts';
import { allowsBedrooms, normaliseFilter, withRangesOnScale } from './normalise-filter.ts';
import { SUBTYPES } from './options.ts';

describe('a filter that a person can choose', () => {
  it('asks for bedrooms where homes may have them', () => {
    expect(allowsBedrooms({})).toBe(true);
    expect(allowsBedrooms({ propertyType: 'residential' })).toBe(true);
    expect(allowsBedrooms({ propertyType: 'commercial' })).toBe(false);
    const asked = SUBTYPES.filter((subtype) => allowsBedrooms({ subtype }));
    expect(asked).toEqual(['flat', 'kothi']);
    expect(normaliseFilter({ subtype: 'office', bedroom: 3 })).toEqual({ subtype: 'office' });
    expect(normaliseFilter({ subtype: 'kothi', bedroom: 3 })).toEqual({ subtype: 'kothi', bedroom: 3 });
    expect(normaliseFilter({ propertyType: 'commercial', bedroom: 1 })).toEqual({ propertyType: 'commercial' });
  });

  it('has no subtype that its type has not', () => {
    expect(normaliseFilter({ propertyType: 'commercial', subtype: 'flat' })).toEqual({ propertyType: 'commercial' });
    for (const filter of [{ propertyType: 'residential', subtype: 'other' }, { subtype: 'office' }] as const)
      expect(normaliseFilter(filter)).toEqual(filter);
  });

  it('leaves the filter it was given as it was', () => {
    const given = { subtype: 'office', bedroom: 3, price: { min: 0, max: 505 } } as const;
    normaliseFilter(given);
    expect(given).toEqual({ subtype: 'office', bedroom: 3, price: { min: 0, max: 505 } });
  });

  it('what spans a scale is no range, what goes beyond it is open', () => {
    expect(withRangesOnScale({ price: { min: 0, max: 505 }, area: { min: 0 } })).toEqual({});
    expect(withRangesOnScale({ price: { min: 0, max: 500 } })).toEqual({ price: { min: 0, max: 500 } });
    expect(withRangesOnScale({ price: { min: 1, max: 501 } })).toEqual({ price: { min: 1 } });
    expect(withRangesOnScale({ price: { min: 900 } })).toEqual({ price: { min: 505 } });
    expect(withRangesOnScale({ area: { min: 9999 } })).toEqual({ area: { min: 4050 } });
    expect(withRangesOnScale({ subtype: 'kothi', area: { min: 9999 } })).toEqual({
      subtype: 'kothi',
      area: { min: 1025 },
    });
  });

  it('has a scale of its own for what is compared in square yards', () => {
    expect(areaLimit(undefined)).toEqual({ max: 4000, step: 50 });
    expect(areaLimit('flat')).toEqual({ max: 4000, step: 50 });
    expect(areaLimit('kothi')).toEqual({ max: 1000, step: 25 });
  });

  it('cuts a chip to 80 letters without halving one', () => {
    expect(clipChip(`  ${'a'.repeat(81)} `)).toBe('a'.repeat(80));
    expect(clipChip(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(clipChip(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79));
    expect(clipChip(`😀${'a'.repeat(9)}`)).toBe(`😀${'a'.repeat(9)}`);
    expect(clipChip(' sector 70 ')).toBe('sector 70');
  });
});
