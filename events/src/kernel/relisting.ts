import { DAY_MS } from './calendar.ts';

/** Later it must be posted again (docs/decisions/listings.md). */
export const RELIST_WITHIN_DAYS = 30;

/** ISO 8601. */
export const relistDeadline = (soldAt: string): string =>
  new Date(Date.parse(soldAt) + RELIST_WITHIN_DAYS * DAY_MS).toISOString();
