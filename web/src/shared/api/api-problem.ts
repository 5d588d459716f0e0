import type { ProblemCode, ProblemDetails } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

/** Why a call gave nothing: the server's refusal, or that there was no readable answer at all. */
export class ApiProblem extends Error {
  constructor(
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    /** The server's stable code; `network`: nothing came, `unreadable`: nothing of ours. */
    readonly code: ProblemCode | 'network' | 'unreadable',
    detail: string,
    readonly errors: readonly FieldError[] = [],
    /** Seconds, from Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(detail);
    this.name = 'ApiProblem';
  }
}

/** Reads problem details, or the specification's envelope, from an answer that is no success. */
export function problemFrom(status: number, body: unknown, retryAfter: string | null): ApiProblem {
  const { code, detail, title, errors } = (body ?? {}) as Partial<ProblemDetails>;
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return new ApiProblem(
    status,
    typeof code === 'string' ? code : 'unreadable',
    detail ?? title ?? `HTTP ${status}`,
    errors,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

/** A failure in words for the person in front of it: the server's own where it refused, ours where something broke. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ApiProblem)) return t('app.error.server');
  if (error.status === 0) return t('app.error.network');
  if (error.status === 429) return t('app.error.tooMany', { n: error.retryAfter ?? 60 });
  if (error.status >= 500 || error.code === 'unreadable') return t('app.error.server');
  return sentence(error.message);
}

/** Refusals are written without a capital and a full stop, as parts of sentences. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
