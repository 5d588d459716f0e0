import { shownMoment } from '../../shared/format/dates.ts';
import { shownTime } from '../../shared/format/times.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { wordsFor } from '../../shared/ui/problem-words.ts';
import type { CodeRequested } from './request-code.ts';

/** The specification's text speaks of an hour; longer waits say until when. */
const HOUR_S = 3600;
const HALF_DAY_S = 12 * HOUR_S;

export type Hindrance = { words: string; seconds: number; label: string };
type Hindering = Extract<CodeRequested, { outcome: 'locked' | 'refused' }>;

/** Why there is no code, and for the button when to try again. Loaded when it is needed. */
export function explainHindrance(asked: Hindering): Hindrance {
  const { retryAfter: seconds } = asked;
  const time = shownUntil(seconds);
  const words = asked.outcome === 'refused' ? wordsFor(asked.problem) : lockedWords(seconds, time);
  return { words, seconds, label: t('signIn.tryAgainAt', { time }) };
}

const lockedWords = (seconds: number, time: string): string =>
  seconds <= HOUR_S ? t('signIn.locked') : t('signIn.lockedLonger', { time, phone: pageConfig.brand.phone });

/** `4:05 pm`, and with its day where that is far. */
function shownUntil(seconds: number): string {
  const iso = new Date(Date.now() + seconds * 1000).toISOString();
  return seconds < HALF_DAY_S ? shownTime(iso) : shownMoment(iso);
}
