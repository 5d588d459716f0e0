import type { AnalyticsEvent } from '@naksha/events/wire/analytics';

export type ConsentedCounts = {
  count(since: Date): Promise<Record<AnalyticsEvent, number> | undefined>;
};

export const CONSENTED_COUNTS = Symbol('AgreedCounts');
