import type { ListingDocument } from '../listing/listing-document.ts';

export const priceAt = ({ prices, price }: Pick<ListingDocument, 'prices' | 'price'>, at: string): number =>
  prices.find((change) => change.at > at)?.from ?? price;

export const lastMomentOfDay = (day: string): string => new Date(`${day}T23:59:59.999+05:30`).toISOString();
