import { describe, expect, it } from 'vitest';
import { areaSliderLimit, truncateChipText } from './map-filter.ts';
import { allowsBedrooms, clampFilterRanges, removeContradictionsAndIdleRanges } from './normalise-filter.ts';
import { SUBTYPES } from './options.ts';

describe('a filter that a person can choose', () => {
  it('has bedrooms only if homes can have them', () => {
    expect(allowsBedrooms({})).toBe(true);
    expect(allowsBedrooms({ propertyType: 'residential' })).toBe(true);
    expect(allowsBedrooms({ propertyType: 'commercial' })).toBe(false);
    const asked = SUBTYPES.filter((subtype) => allowsBedrooms({ subtype }));
    expect(asked).toEqual(['flat', 'kothi']);
    expect(removeContradictionsAndIdleRanges({ subtype: 'office', bedroom: 3 })).toEqual({ subtype: 'office' });
    expect(removeContradictionsAndIdleRanges({ subtype: 'kothi', bedroom: 3 })).toEqual({
      subtype: 'kothi',
      bedroom: 3,
    });
    expect(removeContradictionsAndIdleRanges({ propertyType: 'commercial', bedroom: 1 })).toEqual({
      propertyType: 'commercial',
    });
  });

  it('has no subtype of another type', () => {
    expect(removeContradictionsAndIdleRanges({ propertyType: 'commercial', subtype: 'flat' })).toEqual({
      propertyType: 'commercial',
    });
    for (const filter of [{ propertyType: 'residential', subtype: 'other' }, { subtype: 'office' }] as const)
      expect(removeContradictionsAndIdleRanges(filter)).toEqual(filter);
  });

  it('does not change the given filter', () => {
    const given = { subtype: 'office', bedroom: 3, price: { min: 0, max: 505 } } as const;
    removeContradictionsAndIdleRanges(given);
    expect(given).toEqual({ subtype: 'office', bedroom: 3, price: { min: 0, max: 505 } });
  });

  it('drops a range without effect, and clamps others', () => {
    expect(clampFilterRanges({ price: { min: 0, max: 9_999_999 }, area: { min: 0 } })).toEqual({});
    expect(clampFilterRanges({ price: { min: 0, max: 600 } })).toEqual({ price: { min: 0, max: 600 } });
    expect(clampFilterRanges({ area: { min: 9_999_999 } })).toEqual({ area: { min: 999_999 } });
  });

  it('uses another scale for subtypes compared in square yards', () => {
    expect(areaSliderLimit(undefined)).toEqual({ max: 4000, step: 50 });
    expect(areaSliderLimit('flat')).toEqual({ max: 4000, step: 50 });
    expect(areaSliderLimit('kothi')).toEqual({ max: 1000, step: 25 });
  });

  it('cuts a chip to 80 letters, never within a letter', () => {
    expect(truncateChipText(`  ${'a'.repeat(81)} `)).toBe('a'.repeat(80));
    expect(truncateChipText(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(truncateChipText(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79));
    expect(truncateChipText(`😀${'a'.repeat(9)}`)).toBe(`😀${'a'.repeat(9)}`);
    expect(truncateChipText(' sector 70 ')).toBe('sector 70');
  });
});
