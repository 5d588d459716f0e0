import { toArea } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { shownBhk } from '../../../shared/format/facts.ts';
import { cardPrice, listFacts } from './facts.ts';

describe('what a card says', () => {
  it('M-12 bedrooms beyond nine are "9+"', () => {
    expect(shownBhk(99)).toBe('9+ BHK');
    expect(shownBhk(9)).toBe('9 BHK');
  });

  it('prices are short, areas in the unit they were posted in', () => {
    expect(cardPrice(4_550_000)).toBe('₹45.5 Lac');
    const flat = { property_subtype: 'flat' } as const;
    expect(listFacts({ ...flat, bedrooms: 3, area: toArea(1450, 'sqft') })).toEqual(['3 BHK', '1,450 sq.ft']);
    expect(listFacts({ ...flat, area: toArea(2, 'kanal') })).toEqual(['2 kanal']);
  });

  it('E-28 areas have three significant digits and Indian grouping', () => {
    const formatSize = (value: number) => listFacts({ property_subtype: 'other', area: toArea(value, 'sqft') });
    expect([1235, 1_23_456, 98.76].map((value) => formatSize(value)[0])).toEqual([
      '1,240 sq.ft',
      '1,23,000 sq.ft',
      '98.8 sq.ft',
    ]);
  });

  it('E-28 less than one of a unit gives no number: the area is told in the unit of its subtype', () => {
    expect(listFacts({ property_subtype: 'residential-plot', area: toArea(0.5, 'acre') })).toEqual(['2,420 gaj']);
    expect(listFacts({ property_subtype: 'flat', area: toArea(0.25, 'kanal') })).toEqual(['1,360 sq.ft']);
  });
});
