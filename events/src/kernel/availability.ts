import { DAY_MS } from './calendar.ts';

/** Days after the last confirmation until the owner is asked (docs/decisions/listings.md). */
export const CONFIRM_AFTER_DAYS = 30;
/** Days after the last confirmation until the listing lapses. */
export const LAPSE_AFTER_DAYS = 37;

/** @param said time of the last confirmation, ISO 8601 @returns ISO 8601 */
export const confirmationDue = (said: string): string => daysAfter(said, CONFIRM_AFTER_DAYS);
/** @param said time of the last confirmation, ISO 8601 @returns ISO 8601 */
export const lapseDue = (said: string): string => daysAfter(said, LAPSE_AFTER_DAYS);

const daysAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
