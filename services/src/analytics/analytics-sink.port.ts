import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

export const ANALYTICS_SINK = Symbol('AnalyticsSink');

/** Where it goes that something happened. It is told what and in which hour, never by whom or from where. */
export interface AnalyticsSink {
  /**
   * Counts one.
   * @param hour the beginning of the hour in which it happened, UTC
   * @throws where it could not be counted
   */
  count(event: AnalyticsEvent, hour: Date): Promise<void>;
}
