/** What is counted of those who agreed: the specification's three, and nothing else. */
export const ANALYTICS_EVENTS = ['post property', 'close', 'contacted seller'] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** So that a month can be laid beside the same one of the year before; the privacy policy says it too. */
export const ANALYTICS_KEPT_DAYS = 400;

/** `POST /api/analytics`, which answers 204. It says what happened, and nothing of whom. */
export type AnalyticsReport = { event: AnalyticsEvent };
