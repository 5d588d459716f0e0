import type { PriceAnchor } from '../region/read-demo-figures.ts';
import type { DemoPlace } from './demo-places.ts';

/** Rupees per square yard of land and per square foot of flat. */
export type Rates = Pick<PriceAnchor, 'land' | 'flat'>;

export function findRates(anchors: readonly PriceAnchor[], { cityId, id, locality }: DemoPlace): Rates {
  const sector = Number(/Sector (\d+)/.exec(locality)?.[1] ?? Number.NaN);
  const fits = ({ city, locality: only, sectors }: PriceAnchor) =>
    (city ?? cityId) === cityId &&
    (only ?? id) === id &&
    (!sectors || (sector >= sectors.from && sector <= sectors.to));
  const anchor = anchors.find(fits);
  if (!anchor) throw new RangeError(`No demo price is defined for ${id}`);
  return anchor;
}
