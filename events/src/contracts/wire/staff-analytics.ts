import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { AnalyticsEvent } from './analytics.ts';

/** Days that may be looked back. */
export const ANALYTICS_DAYS = [7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/**
 * Homes that were posted, homes that could be seen for the first time, buyers who got in touch, prices that were lowered where
 * anybody could see it, and homes sold of those that were for sale as the span began; without demo homes.
 */
export type Happenings = { posted: number; verified: number; contacted: number; cuts: number; sold: number };

/** Fewer than that are told as null: it would be a few people's day. */
export const FEWEST_AGREED = 10;
/** How often each happened, of visitors who agreed to be counted: the specification's three, whole hours of the span. */
export type Agreed = Record<AnalyticsEvent, number | null>;

/** Minutes: half took as long or less, and nine of ten. Null where there is none. */
export type HowLong = { median: number; ninth: number } | null;

/** `GET /api/staff/analytics?days=`: of days of India, today's with them. */
export type Analytics = {
  days: AnalyticsDays;
  total: Happenings;
  /** Homes that were for sale as the span began. */
  for_sale: number;
  /** Null where another service counts. */
  agreed: Agreed | null;
  /** From posting to being public, of what became public. */
  to_verified: HowLong;
  /** From being public to the first buyer who got in touch, of what was first asked about. */
  to_contacted: HowLong;
  /** Every day, the oldest first, `2026-11-21`. */
  by_day: (Happenings & { day: string })[];
  /** Cities in which something happened or was for sale, most first; `id` null where no known city. */
  by_city: (Happenings & { for_sale: number; id: PlaceId | null; names: PlaceNames | null })[];
};
