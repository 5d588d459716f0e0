import type { AreaUnit, Subtype } from '@naksha/events/kernel';
import type { Random } from './random.ts';

export type Size = { value: number; unit: AreaUnit; bedrooms?: number; words: string };

export function pickDemoSize(subtype: Subtype, random: Random): Size {
  switch (subtype) {
    case 'flat': {
      const bedrooms = random.pickWeighted([
        [1, 8],
        [2, 32],
        [3, 42],
        [4, 15],
        [5, 3],
      ] as const);
      const value = Math.round((430 + bedrooms * 400 + random.drawNormal() * 90) / 5) * 5;
      return { value: Math.max(380, value), unit: 'sqft', bedrooms, words: `${bedrooms} BHK flat` };
    }
    case 'kothi': {
      const marlas = random.pickWeighted([
        [5, 12],
        [7, 12],
        [8, 14],
        [10, 30],
        [14, 10],
        [20, 18],
        [40, 4],
      ] as const);
      const bedrooms = Math.min(9, Math.max(2, Math.round(2 + marlas / 5 + random.drawNormal() * 0.8)));
      if (marlas >= 20) return { value: marlas / 20, unit: 'kanal', bedrooms, words: `${marlas / 20} kanal kothi` };
      return { value: marlas, unit: 'marla', bedrooms, words: `${marlas} marla kothi` };
    }
    case 'residential-plot': {
      const gaj = random.pickWeighted([
        [100, 20],
        [125, 18],
        [150, 22],
        [200, 18],
        [250, 12],
        [300, 6],
        [500, 4],
      ] as const);
      return { value: gaj, unit: 'sqyd', words: `${gaj} gaj plot` };
    }
    case 'commercial-plot': {
      const gaj = random.pick([50, 80, 100, 121, 150, 200, 300]);
      return { value: gaj, unit: 'sqyd', words: `${gaj} gaj commercial plot` };
    }
    case 'office': {
      const value = random.drawInteger(6, 80) * 50;
      return { value, unit: 'sqft', words: `${value} sq.ft office` };
    }
    case 'showroom': {
      const value = random.drawInteger(5, 60) * 50;
      return { value, unit: 'sqft', words: `${value} sq.ft showroom` };
    }
    default: {
      const value = random.drawInteger(1, 4);
      return { value, unit: 'acre', words: `${value} acre farm land` };
    }
  }
}
