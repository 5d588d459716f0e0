/** The specification's three. */
export const ANALYTICS_EVENTS = ['post property', 'close', 'contacted seller'] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Stated in the privacy policy; allows a comparison with the previous year. */
export const ANALYTICS_KEPT_DAYS = 400;

/** No personal data. */
export type AnalyticsReport = { event: AnalyticsEvent };
