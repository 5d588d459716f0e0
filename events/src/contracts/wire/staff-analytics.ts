import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { AnalyticsEvent } from './analytics.ts';

export const ANALYTICS_DAYS = [7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** `cuts`: public price reductions. `sold`: of those for sale at the start. Without demos. */
export type Happenings = { posted: number; verified: number; contacted: number; cuts: number; sold: number };

/** Smaller counts are null, for privacy. */
export const FEWEST_AGREED = 10;
/** Counted with consent. */
export type Agreed = Record<AnalyticsEvent, number | null>;

/** Minutes: median and 90th percentile. */
export type HowLong = { median: number; ninth: number } | null;

/** Indian days, including today. */
export type Analytics = {
  days: AnalyticsDays;
  total: Happenings;
  /** At the start. */
  for_sale: number;
  /** Null if an external service counts. */
  agreed: Agreed | null;
  /** Of homes verified in the period. */
  to_verified: HowLong;
  /** From verification, of homes first contacted in the period. */
  to_contacted: HowLong;
  /** Oldest first, `2026-11-21`. */
  by_day: (Happenings & { day: string })[];
  /** Most first; `id` null for unknown cities. */
  by_city: (Happenings & { for_sale: number; id: PlaceId | null; names: PlaceNames | null })[];
};
