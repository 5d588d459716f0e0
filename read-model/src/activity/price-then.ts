import type { ListingDocument } from '../listing/listing-document.ts';

/** The price asked at that time, ISO 8601 in UTC. */
export const priceThen = ({ prices, price }: Pick<ListingDocument, 'prices' | 'price'>, at: string): number =>
  prices.find((change) => change.at > at)?.from ?? price;

/** End of an Indian day (YYYY-MM-DD), ISO 8601 in UTC. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999+05:30`).toISOString();
