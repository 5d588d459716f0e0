import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceNames } from '../../kernel/place.ts';

/** Days that may be looked back. */
export const ANALYTICS_DAYS = [7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** Homes that were posted, homes that could be seen for the first time, and buyers who got in touch; without demo homes. */
export type Happenings = { posted: number; verified: number; contacted: number };

/** Minutes: half took as long or less, and nine of ten. Null where there is none. */
export type HowLong = { median: number; ninth: number } | null;

/** `GET /api/staff/analytics?days=`: of days of India, today's with them. */
export type Analytics = {
  days: AnalyticsDays;
  total: Happenings;
  /** From posting to being public, of what became public. */
  to_verified: HowLong;
  /** From being public to the first buyer who got in touch, of what was first asked about. */
  to_contacted: HowLong;
  /** Every day, the oldest first, `2026-11-21`. */
  by_day: (Happenings & { day: string })[];
  /** Cities in which something happened, most first; `id` null where no known city. */
  by_city: (Happenings & { id: PlaceId | null; names: PlaceNames | null })[];
};
