import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

/** Usage counts of visitors who consented, by hour. */
export type AgreedCounts = {
  /** @returns counts of the whole hours since; undefined if an external service counts */
  count(since: Date): Promise<Record<AnalyticsEvent, number> | undefined>;
};

export const AGREED_COUNTS = Symbol('AgreedCounts');
