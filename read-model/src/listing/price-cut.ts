import { DAY_MS } from '@naksha/events/kernel';

/** A price is one that was asked once it has been public for so long; one that stood for a day was never meant. */
const STANDING_MS = 3 * DAY_MS;

/** What a listing's history says of the prices it was publicly asked for. Times are ISO 8601, UTC. */
export type AskedPrices = {
  price: number;
  /** Since when the price now is public; undefined while the listing is not. */
  publicSince?: string;
  /** The newest price before this one that was public for three days or more. */
  standingPrice?: number;
  /** The price lies below one that had been public for so long: that price, and when it last fell. */
  cut?: { from: number; on: string };
};

/** Everybody may see it from now on; what was public already stays so since then. */
export const publish = <Prices extends AskedPrices>(prices: Prices, at: string): Prices =>
  prices.publicSince ? prices : { ...prices, publicSince: at };

/** It leaves the market: what it was asked for is remembered, if it was for long enough. */
export function withdraw<Prices extends AskedPrices>(prices: Prices, at: string): Prices {
  const { publicSince: _, ...rest } = { ...prices, ...standing(prices, at) };
  return rest as Prices;
}

/**
 * Another price. It is a cut where it lies below the price that was public last for three days or more, so that neither a
 * correction while staff look at it nor a price raised for a day makes one.
 */
export function reprice<Prices extends AskedPrices>(prices: Prices, to: number, at: string): Prices {
  const next = { ...prices, ...standing(prices, at), price: to };
  if (next.publicSince) next.publicSince = at;
  const { standingPrice, cut } = next;
  if (to < prices.price && standingPrice !== undefined && to < standingPrice)
    return { ...next, cut: { from: standingPrice, on: at } };
  if (!cut || to < cut.from) return next;
  const { cut: _, ...uncut } = next;
  return uncut as typeof next;
}

const standing = ({ price, publicSince }: AskedPrices, at: string): Pick<AskedPrices, 'standingPrice'> =>
  publicSince !== undefined && Date.parse(at) - Date.parse(publicSince) >= STANDING_MS ? { standingPrice: price } : {};
