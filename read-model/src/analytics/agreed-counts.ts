import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

export type AgreedCounts = {
  count(since: Date): Promise<Record<AnalyticsEvent, number> | undefined>;
};

export const AGREED_COUNTS = Symbol('AgreedCounts');
