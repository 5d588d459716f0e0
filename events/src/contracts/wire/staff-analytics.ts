import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { AnalyticsEvent } from './analytics.ts';

export const ANALYTICS_DAYS = [7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/**
 * Homes posted and verified, buyers who made contact, public price reductions, and homes sold of those for sale at the start;
 * without demos.
 */
export type Happenings = { posted: number; verified: number; contacted: number; cuts: number; sold: number };

/** Smaller counts are null, for privacy. */
export const FEWEST_AGREED = 10;
/** Usage events counted with consent, in whole hours. */
export type Agreed = Record<AnalyticsEvent, number | null>;

/** Minutes: median and 90th percentile. Null without data. */
export type HowLong = { median: number; ninth: number } | null;

/** `GET /api/staff/analytics?days=`: Indian days, including today. */
export type Analytics = {
  days: AnalyticsDays;
  total: Happenings;
  /** Homes for sale at the start. */
  for_sale: number;
  /** Null if an external service counts. */
  agreed: Agreed | null;
  /** From posting to verification, of homes verified in the period. */
  to_verified: HowLong;
  /** From verification to the first contact, of homes first contacted in the period. */
  to_contacted: HowLong;
  /** Every day, oldest first, `2026-11-21`. */
  by_day: (Happenings & { day: string })[];
  /** Cities with activity or homes for sale, most first; `id` null for unknown cities. */
  by_city: (Happenings & { for_sale: number; id: PlaceId | null; names: PlaceNames | null })[];
};
