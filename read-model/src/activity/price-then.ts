import type { ListingDocument } from '../listing/listing-document.ts';

/** What a listing was asked for at that moment, ISO 8601, UTC. */
export const priceThen = ({ prices, price }: Pick<ListingDocument, 'prices' | 'price'>, at: string): number =>
  prices.find((change) => change.at > at)?.from ?? price;

/** The end of a day in India, YYYY-MM-DD, as the others are written. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999+05:30`).toISOString();
