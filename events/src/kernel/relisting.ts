import { DAY_MS } from './calendar.ts';

/** Days after a sale for relisting; later it must be posted again (docs/decisions/listings.md). */
export const RELIST_WITHIN_DAYS = 30;

/** @param soldAt ISO 8601 @returns the end of the period, ISO 8601 */
export const relistUntil = (soldAt: string): string =>
  new Date(Date.parse(soldAt) + RELIST_WITHIN_DAYS * DAY_MS).toISOString();
