import { t } from '../../shared/messages/t.ts';

const [HOUR, DAY] = [60, 24 * 60];

/** "45 min", from two hours on "3 h", from two days on "4 days". @param minutes whole ones */
export function shownSpan(minutes: number): string {
  if (minutes < 2 * HOUR) return t('staffAnalytics.span.minutes', { n: minutes });
  if (minutes < 2 * DAY) return t('staffAnalytics.span.hours', { n: Math.round(minutes / HOUR) });
  return t('staffAnalytics.days', { n: Math.round(minutes / DAY) });
}
