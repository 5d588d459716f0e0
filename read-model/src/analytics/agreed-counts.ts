import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

/** What visitors who agreed to be counted did, hour by hour and nobody's. */
export type AgreedCounts = {
  /** @returns how often each happened in the whole hours since; undefined where another service counts */
  count(since: Date): Promise<Record<AnalyticsEvent, number> | undefined>;
};

export const AGREED_COUNTS = Symbol('AgreedCounts');
