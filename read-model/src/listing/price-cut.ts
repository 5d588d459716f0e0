import { DAY_MS } from '@naksha/events/kernel';

/** A price counts once it was public this long; shorter ones are mistakes. */
const STANDING_MS = 3 * DAY_MS;

/** Prices a listing was publicly offered at. Times are ISO 8601 in UTC. */
export type AskedPrices = {
  price: number;
  /** Since when the current price is public; undefined if it is not. */
  publicSince?: string;
  /** The latest earlier price that was public for three days or more. */
  standingPrice?: number;
  /** A reduction: the former standing price, and when the price last fell. */
  cut?: { from: number; on: string };
};

/** Becomes public; no change if it already is. */
export const publish = <Prices extends AskedPrices>(prices: Prices, at: string): Prices =>
  prices.publicSince ? prices : { ...prices, publicSince: at };

/** Leaves the market; a price that was public long enough is remembered. */
export function withdraw<Prices extends AskedPrices>(prices: Prices, at: string): Prices {
  const { publicSince: _, ...rest } = { ...prices, ...standing(prices, at) };
  return rest as Prices;
}

/**
 * Changes the price. It counts as reduced if it is below the last standing price, so that corrections during review and short
 * increases do not make one.
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
