import { formatDateTime } from '../../shared/format/dates.ts';
import { formatTimeInIndia } from '../../shared/format/times.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import type { CodeRequested } from './request-code.ts';

/** The specification's text says one hour and is shown for 5 seconds; the remedy stays. */
const HOUR_S = 3600;
const HALF_DAY_S = 12 * HOUR_S;

/** `afterwards`: replaces `words` after 5 seconds. */
export type CodeRequestBlock = { words: string; seconds: number; label: string; afterwards?: string };
type Hindering = Extract<CodeRequested, { outcome: 'locked' | 'refused' }>;

export function describeCodeRequestBlock(asked: Hindering): CodeRequestBlock {
  const { retryAfter: seconds } = asked;
  const time = shownUntil(seconds);
  const label = t('signIn.tryAgainAt', { time });
  if (asked.outcome === 'refused') return { words: describeProblem(asked.problem), seconds, label };
  const { phone, email } = pageConfig.brand;
  const whole = t('signIn.lockedLonger', { time, phone: phone || email || t('app.nav.contact') });
  return seconds <= HOUR_S
    ? { words: t('signIn.locked'), seconds, label, afterwards: whole }
    : { words: whole, seconds, label };
}

/** `4:05 pm`, with the date if it is another day. */
function shownUntil(seconds: number): string {
  const iso = new Date(Date.now() + seconds * 1000).toISOString();
  return seconds < HALF_DAY_S ? formatTimeInIndia(iso) : formatDateTime(iso);
}
