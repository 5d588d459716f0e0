import type { ListingCard } from '@naksha/events/wire/listing-card';
import { t } from '../messages/t.ts';
import { formatDay } from './dates.ts';

const DAY = 86_400_000;
/** India has no daylight saving time. */
const INDIA = 5.5 * 3_600_000;
const countDays = (ms: number): number => Math.floor((ms + INDIA) / DAY);

/** `today`, `yesterday`, `3 days ago`, from two months on `2 months ago`. */
export function formatDaysAgo(iso: string, now: number): string {
  const days = countDays(now) - countDays(Date.parse(iso));
  if (days < 1) return t('card.today');
  if (days === 1) return t('card.yesterday');
  return days < 60 ? t('card.daysAgo', { n: days }) : t('card.monthsAgo', { n: Math.floor(days / 30) });
}

/** The date on a past day. */
export const formatPostedAgo = ({ posted_on, as_of }: Pick<ListingCard, 'posted_on' | 'as_of'>): string =>
  as_of ? formatDay(posted_on) : formatDaysAgo(posted_on, Date.now());
