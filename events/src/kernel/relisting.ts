import { DAY_MS } from './calendar.ts';

/** A sale may fall through for so long; later it is another offer, to be posted anew (docs/decisions/listings.md). */
export const RELIST_WITHIN_DAYS = 30;

/** @param soldAt ISO 8601; @returns until when it can be relisted, likewise */
export const relistUntil = (soldAt: string): string =>
  new Date(Date.parse(soldAt) + RELIST_WITHIN_DAYS * DAY_MS).toISOString();
