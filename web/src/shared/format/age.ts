import { t } from '../messages/t.ts';

const DAY = 86_400_000;
/** Days begin at midnight of India, which keeps no summer time. */
const INDIA = 5.5 * 3_600_000;
const countDays = (ms: number): number => Math.floor((ms + INDIA) / DAY);

/** How old a listing is, as cards say it: `today`, `yesterday`, `3 days ago`, from two months on `2 months ago`. */
export function shownAge(iso: string, now: number): string {
  const days = countDays(now) - countDays(Date.parse(iso));
  if (days < 1) return t('card.today');
  if (days === 1) return t('card.yesterday');
  return days < 60 ? t('card.daysAgo', { n: days }) : t('card.monthsAgo', { n: Math.floor(days / 30) });
}

/** When it is as a card says: now, or the end of a past day. */
export const momentOf = ({ as_of }: { as_of?: string }): number =>
  as_of ? Date.parse(`${as_of}T23:59:59+05:30`) : Date.now();
