import { areaOf } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { bedroomsText, cardPrice, factsOf } from './facts.ts';

describe('what a card says', () => {
  it('M-12 bedrooms beyond nine are "9+"', () => {
    expect(bedroomsText(99)).toBe('9+ BHK');
    expect(bedroomsText(9)).toBe('9 BHK');
  });

  it('prices are short, areas in the unit they were posted in', () => {
    expect(cardPrice(4_550_000)).toBe('₹45.5 Lac');
    expect(factsOf({ bedrooms: 3, area: areaOf(1450, 'sqft') })).toEqual(['3 BHK', '1,450 sq.ft']);
    expect(factsOf({ area: areaOf(2, 'kanal') })).toEqual(['2 kanal']);
  });
});
