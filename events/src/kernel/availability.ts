import { DAY_MS } from './calendar.ts';

/** After the last confirmation (docs/decisions/listings.md). */
export const CONFIRM_AFTER_DAYS = 30;
export const LAPSE_AFTER_DAYS = 37;

/** ISO 8601. */
export const availabilityConfirmationDueAt = (confirmedAt: string): string =>
  daysAfter(confirmedAt, CONFIRM_AFTER_DAYS);
/** ISO 8601. */
export const availabilityLapsesAt = (confirmedAt: string): string => daysAfter(confirmedAt, LAPSE_AFTER_DAYS);

const daysAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();

/** Later it must be posted again (docs/decisions/listings.md). */
export const RELIST_WITHIN_DAYS = 30;

/** ISO 8601. */
export const relistDeadline = (soldAt: string): string =>
  new Date(Date.parse(soldAt) + RELIST_WITHIN_DAYS * DAY_MS).toISOString();
