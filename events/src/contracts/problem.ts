import type { FieldError } from '../kernel/field-error.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { LatestChange } from './wire/content.ts';

/** An expected rejection, sent as RFC 9457 problem details. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly detail: string,
    readonly errors?: readonly FieldError[],
    /** Seconds. */
    readonly retryAfter?: number,
    /** Of a 412: the change that the sender had not read. */
    readonly latest?: LatestChange,
  ) {
    super(`${status} ${code}: ${detail}`);
    this.name = 'Problem';
  }
}

/** A body may have thousands of wrong fields, each with a name of any length. */
const [MAX_ERRORS, MAX_FIELD, MAX_REASON, MAX_DETAIL] = [50, 200, 1_000, 4_000];

const truncate = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max)}…` : text);

export function invalidFieldsProblem(errors: readonly FieldError[]): Problem {
  const named = errors
    .slice(0, MAX_ERRORS)
    .map(({ field, reason }) => ({ field: truncate(field, MAX_FIELD), reason: truncate(reason, MAX_REASON) }));
  const detail = truncate(named.map(({ field, reason }) => `${field} ${reason}`).join('; '), MAX_DETAIL);
  const more = errors.length - named.length;
  return new Problem(422, 'invalid', more > 0 ? `${detail}; and ${more} more` : detail, named);
}

/** RFC 9457. */
export type ProblemDetails = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  errors?: FieldError[];
  latest?: LatestChange;
};
