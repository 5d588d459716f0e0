import type { ListingDocument } from './listing-document.ts';

/** The newest fall of the price, where the price now is still below the one before it. */
export function findPriceCut({
  prices,
  price,
}: Pick<ListingDocument, 'prices' | 'price'>): { from: number; on: string } | undefined {
  const fall = prices.findLast(({ from, to }) => to < from);
  return fall && price < fall.from ? { from: fall.from, on: fall.at } : undefined;
}
