import { secondsUntilIndianMidnight, toIndianIsoDay } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import type { ServicesSettings } from '../../injection/settings.ts';

export type PostingLimits = Pick<
  ServicesSettings,
  'POSTS_A_DAY_NEW' | 'POSTS_UNTIL_VERIFIED' | 'POSTS_A_DAY' | 'POSTS_A_DAY_DEALER'
>;

export type PostingRecord = {
  /** Staff, and dealers named by an operator. */
  vouchedFor: boolean;
  /** Staff have verified one of its listings. */
  verified: boolean;
  /** Undefined if unknown. */
  openedAt: Date | undefined;
  /** Indian days, one entry per listing. */
  days: readonly string[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** For which unverified listings count. */
const WINDOW_DAYS = 30;
/** One honest home must not unlock a new account immediately. */
const NEW_DAYS = 3;

/**
 * Few until staff have verified one of its homes, many for dealers vouched for by an operator. Protects the map and
 * the review queue.
 */
export function checkPostingAllowance(
  { vouchedFor, verified, openedAt, days }: PostingRecord,
  limits: PostingLimits,
  now: Date,
): { aDay: number } | { refusal: Refusal } {
  const today = toIndianIsoDay(now);
  const postedToday = days.filter((day) => day === today).length;
  const known = verified && openedAt !== undefined && now.getTime() - openedAt.getTime() >= NEW_DAYS * DAY_MS;
  const aDay = vouchedFor ? limits.POSTS_A_DAY_DEALER : known ? limits.POSTS_A_DAY : limits.POSTS_A_DAY_NEW;
  if (postedToday >= aDay) return { refusal: dailyLimitRefusal(aDay, now) };
  if (vouchedFor || verified) return { aDay };

  const since = toIndianIsoDay(new Date(now.getTime() - (WINDOW_DAYS - 1) * DAY_MS));
  const counted = days.filter((day) => day >= since).sort();
  if (counted.length < limits.POSTS_UNTIL_VERIFIED) return { aDay };
  return {
    refusal: unverifiedLimitRefusal(limits.POSTS_UNTIL_VERIFIED, daysUntilOldestExpires(counted[0], since), now),
  };
}

/** 0: tomorrow. */
const daysUntilOldestExpires = (oldest: string, since: string): number =>
  (Date.parse(oldest) - Date.parse(since)) / DAY_MS;

const dailyLimitRefusal = (aDay: number, now: Date): Refusal => ({
  status: 429,
  code: 'postings_of_today_used',
  detail: `You have reached today’s limit of ${aDay} new listings. Try again tomorrow.`,
  retryAfter: secondsUntilIndianMidnight(now),
});

const unverifiedLimitRefusal = (most: number, days: number, now: Date): Refusal => ({
  status: 429,
  code: 'postings_wait_for_staff',
  detail: `${most} of your listings are waiting for review. You can post more once our staff have verified the first.`,
  retryAfter: secondsUntilIndianMidnight(now) + (days * DAY_MS) / 1000,
});
