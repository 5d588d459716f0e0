import { REFUSAL_CODES, type RefusalCode } from '@naksha/events/contracts';
import { ApiProblem } from '../api/api-problem.ts';
import { t } from '../messages/t.ts';

export function describeProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return t('app.error.server');
  const { status, code, retryAfter } = error;
  if (status === 0) return t('app.error.network');
  if (code === 'outdated') return t('app.error.outdated');
  if (isRefusalCode(code)) return t(`problem.${code}`);
  if (status === 429) return t('app.error.tooMany', { n: retryAfter ?? 60 });
  if (status >= 500 || code === 'unreadable') return t('app.error.server');
  return capitalizeSentence(error.message);
}

export const isRefusalCode = (code: string): code is RefusalCode => (REFUSAL_CODES as readonly string[]).includes(code);

export const capitalizeSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
