import type { ProblemCode, ProblemDetails } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';
import type { LatestChange } from '@naksha/events/wire/content';

export class ApiProblem extends Error {
  constructor(
    /** 0 without a response. */
    readonly status: number,
    /** `network`: no response, `unreadable`: not in our format, `outdated`: not as this page's contract says. */
    readonly code: ProblemCode | 'network' | 'unreadable' | 'outdated',
    detail: string,
    readonly errors: readonly FieldError[] = [],
    /** Seconds. */
    readonly retryAfter?: number,
    /** Of a 412: the change we had not read. */
    readonly latest?: LatestChange,
  ) {
    super(detail);
    this.name = 'ApiProblem';
  }
}

/** Problem details, or the specification's envelope. */
export function parseProblemResponse(status: number, body: unknown, retryAfter: string | null): ApiProblem {
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
