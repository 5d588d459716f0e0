import { DAY_MS } from './calendar.ts';

/** A verified listing's owner is asked for one tap so many days after the last word of it (docs/decisions/listings.md). */
export const CONFIRM_AFTER_DAYS = 30;
/** So many days after the last word of it the listing greys out and sinks. */
export const LAPSE_AFTER_DAYS = 37;

/** @param said when the listing was verified or last confirmed, ISO 8601; @returns likewise */
export const confirmationDue = (said: string): string => daysAfter(said, CONFIRM_AFTER_DAYS);
/** @param said when the listing was verified or last confirmed, ISO 8601; @returns likewise */
export const lapseDue = (said: string): string => daysAfter(said, LAPSE_AFTER_DAYS);

const daysAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
