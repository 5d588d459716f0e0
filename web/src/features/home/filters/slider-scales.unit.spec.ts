import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaUnitLabel } from './filter-words.ts';
import { areaSliderScale, PRICE_SCALE, RATE_SCALE, rangeToThumbs, thumbsToRange } from './slider-scales.ts';

describe('slider scales', () => {
  it('F-30 F-32 the price has the positions 0, 5 … 100, 110 … 500 and 505', () => {
    const { positions } = PRICE_SCALE;
    expect(positions.slice(0, 3)).toEqual([0, 5, 10]);
    expect(positions.slice(19, 23)).toEqual([95, 100, 110, 120]);
    expect(positions.slice(-3)).toEqual([490, 500, 505]);
    expect(positions).toHaveLength(21 + 40 + 1);
  });

  it('F-31 prices are shown as Lakh below 100, as Cr above, and as "5+ Cr" at the top', () => {
    expect([0, 45, 95, 100, 150, 500, 505].map(PRICE_SCALE.label)).toEqual([
      '0 Lakh',
      '45 Lakh',
      '95 Lakh',
      '1 Cr',
      '1.5 Cr',
      '5 Cr',
      '5+ Cr',
    ]);
  });

  it('F-33 F-34 F-35 each subtype has its unit, maximum and step', () => {
    for (const subtype of ['flat', 'office', 'showroom'] as const) {
      expect(areaUnitLabel(subtype)).toBe('sq.ft.');
      expect(areaSliderScale(subtype).positions.slice(-3)).toEqual([3950, 4000, 4050]);
    }
    for (const subtype of ['kothi', 'residential-plot', 'commercial-plot'] as const) {
      expect(areaUnitLabel(subtype)).toBe('Gaj/Sq.Yard');
      expect(areaSliderScale(subtype).positions.slice(-3)).toEqual([975, 1000, 1025]);
    }
    expect(areaUnitLabel(undefined)).toBe('sq.ft. / Sq.Yard');
    expect(areaSliderScale(undefined).positions.slice(0, 3)).toEqual([0, 50, 100]);
  });

  it('F-36 one step past the maximum shows "max+" and sends no upper bound', () => {
    const flats = areaSliderScale('flat');
    expect([10, flats.positions.length - 1].map((k) => flats.label(flats.positions[k]))).toEqual(['500', '4000+']);
    expect(thumbsToRange(flats, [10, flats.positions.length - 1])).toEqual({ min: 500 });
    const kothis = areaSliderScale('kothi');
    expect(kothis.label(1025)).toBe('1000+');
  });

  it('a bound whose thumb does not move keeps a value between two positions', () => {
    const typed = { min: 62, max: 98 };
    const [low, high] = rangeToThumbs(PRICE_SCALE, typed);
    expect(thumbsToRange(PRICE_SCALE, [low, high + 1], typed)).toEqual({ min: 62, max: 110 });
    expect(thumbsToRange(PRICE_SCALE, [low - 1, high], typed)).toEqual({ min: 55, max: 98 });
    expect(thumbsToRange(PRICE_SCALE, [high, high], typed)).toEqual({ min: 100, max: 100 });
  });

  it('thumbs and ranges are inverse functions at every position', () => {
    for (const scale of [PRICE_SCALE, RATE_SCALE, areaSliderScale('flat'), areaSliderScale('kothi')]) {
      const index = fc.integer({ min: 0, max: scale.positions.length - 1 });
      fc.assert(
        fc.property(index, index, (a, b) => {
          const thumbs: [number, number] = [Math.min(a, b), Math.max(a, b)];
          expect(rangeToThumbs(scale, thumbsToRange(scale, thumbs))).toEqual(thumbs);
        }),
      );
    }
  });
});
