import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

export const ANALYTICS_SINK = Symbol('AnalyticsSink');

/** Counts usage events by hour, without any data about the visitor. */
export interface AnalyticsSink {
  /** @param hour start of the hour, UTC @throws if the event could not be counted */
  count(event: AnalyticsEvent, hour: Date): Promise<void>;
}
