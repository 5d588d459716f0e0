import type { FieldError } from '../kernel/field-error.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { LatestChange } from './wire/content.ts';

/**
 * An expected refusal on its way to the caller, as RFC 9457 problem details: `code` is stable, `errors` names each wrong field.
 * The one exception filter of the composition root prints it.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly detail: string,
    readonly errors?: readonly FieldError[],
    /** Seconds, sent as Retry-After. */
    readonly retryAfter?: number,
    /** Of a 412: the change that the sender knew nothing of. */
    readonly latest?: LatestChange,
  ) {
    super(`${status} ${code}: ${detail}`);
    this.name = 'Problem';
  }
}

export const invalid = (errors: readonly FieldError[]): Problem =>
  new Problem(422, 'invalid', errors.map(({ field, reason }) => `${field} ${reason}`).join('; '), errors);
