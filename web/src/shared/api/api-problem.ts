import type { ProblemCode, ProblemDetails } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';
import type { LatestChange } from '@naksha/events/wire/content';

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
    /** Of a 412: the change that we knew nothing of. */
    readonly latest?: LatestChange,
  ) {
    super(detail);
    this.name = 'ApiProblem';
  }
}

/** Reads problem details, or the specification's envelope, from an answer that is no success. */
export function problemFrom(status: number, body: unknown, retryAfter: string | null): ApiProblem {
  const { code, detail, title, errors, latest } = (body ?? {}) as Partial<ProblemDetails>;
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return new ApiProblem(
    status,
    typeof code === 'string' ? code : 'unreadable',
    detail ?? title ?? `HTTP ${status}`,
    errors,
    Number.isFinite(seconds) ? seconds : undefined,
    latest,
  );
}
