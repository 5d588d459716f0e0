import { createArea } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { formatBhk } from '../../../shared/format/facts.ts';
import { formatShortPrice, listCardFacts } from './facts.ts';

describe('the contents of a card', () => {
  it('M-12 bedrooms beyond nine are shown as "9+"', () => {
    expect(formatBhk(99)).toBe('9+ BHK');
    expect(formatBhk(9)).toBe('9 BHK');
  });

  it('prices are short, and areas in the posted unit', () => {
    expect(formatShortPrice(4_550_000)).toBe('₹45.5 Lac');
    const flat = { property_subtype: 'flat' } as const;
    expect(listCardFacts({ ...flat, bedrooms: 3, area: createArea(1450, 'sqft') })).toEqual(['3 BHK', '1,450 sq.ft']);
    expect(listCardFacts({ ...flat, area: createArea(2, 'kanal') })).toEqual(['2 kanal']);
  });

  it('E-28 prices have three significant digits, numbers Indian grouping, and prices below one unit no number', () => {
    expect([45_67_000, 99_94_999, 1_23_456].map(formatShortPrice)).toEqual(['₹45.7 Lac', '₹99.9 Lac', '₹1.23 Lac']);
    expect(listCardFacts({ property_subtype: 'other', area: createArea(1_23_456, 'sqft') })).toEqual([
      '1,23,456 sq.ft',
    ]);
    expect(listCardFacts({ property_subtype: 'residential-plot', area: createArea(0.5, 'acre') })).toEqual([
      '2,420 gaj',
    ]);
  });
});
