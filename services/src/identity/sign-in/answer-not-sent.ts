import { Problem } from '@naksha/events/contracts';
import type { CodeRequestResult } from './sign-in.ts';

/** The specification's envelope for what its client reads, or a problem with Retry-After. */
export function toCodeNotSentResponse(result: Exclude<CodeRequestResult, { outcome: 'send' }>) {
  switch (result.outcome) {
    case 'locked':
      return { status: false, locked: true, retry_after: result.retryAfter };
    case 'no_path':
      return { status: false };
    case 'work_wanted':
      return { status: false, work: result.work };
    case 'prefix_paused':
      throw waitProblem(
        'code_prefix_paused',
        'Codes to numbers that start like this one are paused. Try again later.',
        result.retryAfter,
      );
    case 'too_many_today':
      throw waitProblem(
        'code_too_many_today',
        'No more codes are sent to this number today. Try again tomorrow.',
        result.retryAfter,
      );
    case 'too_early':
      throw result.underWay
        ? waitProblem('code_too_early', 'Wait a moment before you request another code.', result.retryAfter)
        : waitProblem(
            'code_asked_elsewhere',
            'A code for this number was requested on another device. Wait before you request yours.',
            result.retryAfter,
          );
    default:
      return result satisfies never;
  }
}

const waitProblem = (
  code: 'code_prefix_paused' | 'code_too_many_today' | 'code_too_early' | 'code_asked_elsewhere',
  detail: string,
  seconds: number,
) => new Problem(429, code, detail, undefined, seconds);
