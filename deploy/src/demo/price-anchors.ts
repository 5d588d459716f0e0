import type { DemoPlace } from './demo-places.ts';

/** Rupees per square yard of land and per square foot of flat. */
export type Rates = { land: number; flat: number };

/** Square yards in a square metre (10.764 sq ft each, 9 sq ft a square yard: requirement E-24). */
const SQYD_PER_SQM = 10.764 / 9;

/** Mohali's flats over Mohali's land (8,100 / 71,500, `deploy/data/rates.csv`): where only land has a published rate, flats follow it. */
const FLAT_TO_LAND = 8_100 / 71_500;

const landOnly = (land: number): Rates => ({ land, flat: land * FLAT_TO_LAND });

/**
 * The published anchor nearest to a locality, after `deploy/data/rates.csv`. Kharar and New Chandigarh have none of their own:
 * demo prices there are Zirakpur's less a fifth, which is our guess and goes into demo listings only.
 */
export function findRates({ city, locality }: DemoPlace): Rates {
  const sector = Number(/Sector (\d+)/.exec(locality)?.[1] ?? Number.NaN);
  switch (city) {
    case 'Chandigarh': {
      const land = sector <= 12 ? 178_600 : sector <= 37 ? 181_300 : 133_200;
      // Sale prices of Chandigarh flats stay far below what its land would suggest: leasehold blocks, no towers.
      return { land, flat: land * FLAT_TO_LAND * 0.7 };
    }
    case 'Mohali':
      return { land: locality === 'Aerocity' ? 65_000 : sector >= 76 && sector <= 82 ? 70_000 : 71_500, flat: 8_100 };
    case 'Panchkula':
      return landOnly((sector >= 20 ? 39_000 : 57_500) / SQYD_PER_SQM);
    case 'Zirakpur':
      return { land: 6_000 / FLAT_TO_LAND, flat: 6_000 };
    default:
      return { land: (6_000 / FLAT_TO_LAND) * 0.8, flat: 6_000 * 0.8 };
  }
}
