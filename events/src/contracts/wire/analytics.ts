/** Events counted with consent: the specification's three. */
export const ANALYTICS_EVENTS = ['post property', 'close', 'contacted seller'] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Allows comparing a month with the previous year's; stated in the privacy policy. */
export const ANALYTICS_KEPT_DAYS = 400;

/** `POST /api/analytics`, which returns 204. Contains no personal data. */
export type AnalyticsReport = { event: AnalyticsEvent };
