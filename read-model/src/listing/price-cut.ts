import { DAY_MS } from '@naksha/events/kernel';

/** Shorter prices are mistakes. */
const STANDING_MS = 3 * DAY_MS;

export type AskedPrices = {
  price: number;
  publicSince?: string;
  /** The latest earlier price that was public for three days or more. */
  standingPrice?: number;
  /** `from`: the former standing price. */
  cut?: { from: number; on: string };
};

export const withPricePublished = <Prices extends AskedPrices>(prices: Prices, at: string): Prices =>
  prices.publicSince ? prices : { ...prices, publicSince: at };

export function withPriceWithdrawn<Prices extends AskedPrices>(prices: Prices, at: string): Prices {
  const { publicSince: _, ...rest } = { ...prices, ...standingPriceAt(prices, at) };
  return rest as Prices;
}

/** Reduced if below the last standing price, so that corrections during review and short increases do not count. */
export function withPriceChanged<Prices extends AskedPrices>(prices: Prices, to: number, at: string): Prices {
  const next = { ...prices, ...standingPriceAt(prices, at), price: to };
  if (next.publicSince) next.publicSince = at;
  const { standingPrice, cut } = next;
  if (to < prices.price && standingPrice !== undefined && to < standingPrice)
    return { ...next, cut: { from: standingPrice, on: at } };
  if (!cut || to < cut.from) return next;
  const { cut: _, ...uncut } = next;
  return uncut as typeof next;
}

const standingPriceAt = ({ price, publicSince }: AskedPrices, at: string): Pick<AskedPrices, 'standingPrice'> =>
  publicSince !== undefined && Date.parse(at) - Date.parse(publicSince) >= STANDING_MS ? { standingPrice: price } : {};
