import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_UNITS, areaFilterUnit, convertSqftToFilterUnit, createArea, SQFT_PER_UNIT } from './area.ts';
import { SUBTYPES } from './options.ts';

describe('area', () => {
  it('E-24 E-25 converts with the factors of the trade: a bigha is 20.17 biswa', () => {
    expect(SQFT_PER_UNIT).toEqual({
      sqft: 1,
      sqyd: 9,
      marla: 272.25,
      kanal: 5445,
      acre: 43560,
      sqm: 10.764,
      biswa: 1350,
      bigha: 27225,
    });
    expect((createArea(1, 'bigha').sqft / createArea(1, 'biswa').sqft).toFixed(2)).toBe('20.17');
    expect(createArea(8, 'marla')).toEqual({ value: 8, unit: 'marla', sqft: 2178 });
    expect(createArea(0.5, 'kanal').sqft).toBe(2722.5);
    expect(createArea(100, 'sqm').sqft).toBe(1076.4);
  });

  it('E-23 keeps the posted value, and its square feet to two decimals, for any unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), fc.constantFrom(...AREA_UNITS), (value, unit) => {
        const area = createArea(value, unit);
        expect([area.value, area.unit]).toEqual([value, unit]);
        expect(Math.abs(area.sqft - value * SQFT_PER_UNIT[unit])).toBeLessThanOrEqual(0.0051);
      }),
    );
  });

  it('F-27 compares kothis and plots in square yards, all other subtypes in square feet', () => {
    expect(Object.fromEntries(SUBTYPES.map((subtype) => [subtype, areaFilterUnit(subtype)]))).toEqual({
      flat: 'sqft',
      kothi: 'sqyd',
      'residential-plot': 'sqyd',
      'commercial-plot': 'sqyd',
      office: 'sqft',
      showroom: 'sqft',
      other: 'sqft',
    });
    expect([
      convertSqftToFilterUnit('kothi', 2250),
      convertSqftToFilterUnit('flat', 2250),
      convertSqftToFilterUnit('flat', 1250.4),
    ]).toEqual([250, 2250, 1250]);
  });
});
