import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

export const ANALYTICS_SINK = Symbol('AnalyticsSink');

/** By hour, without any data about the visitor. */
export interface AnalyticsSink {
  /** Start of the hour, UTC. */
  countEvent(event: AnalyticsEvent, hour: Date): Promise<void>;
}
