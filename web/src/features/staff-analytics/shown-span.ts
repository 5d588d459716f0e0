import { t } from '../../shared/messages/t.ts';

const [HOUR, DAY] = [60, 24 * 60];

/** "45 min", "3 h" from two hours, "4 days" from two days. */
export function formatSpan(minutes: number): string {
  if (minutes < 2 * HOUR) return t('staffAnalytics.span.minutes', { n: minutes });
  if (minutes < 2 * DAY) return t('staffAnalytics.span.hours', { n: Math.round(minutes / HOUR) });
  return t('staffAnalytics.days', { n: Math.round(minutes / DAY) });
}
