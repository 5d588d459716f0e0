import { Problem, type ProblemCode } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';

/** An expected rejection; the runner turns it into a `Problem` response. */
export type Refusal = {
  status: 403 | 404 | 409 | 410 | 412 | 422 | 429;
  /** Stable, because clients and tests depend on it. */
  code: ProblemCode;
  detail: string;
  errors?: readonly FieldError[];
  /** Seconds. */
  retryAfter?: number;
};

export const staffOnlyRefusal: Refusal = { status: 403, code: 'staff_only', detail: 'Only staff can do this.' };

export const invalidFieldsRefusal = (errors: readonly FieldError[]): Refusal => ({
  status: 422,
  code: 'invalid',
  detail: errors.map(({ field, reason }) => `${field} ${reason}`).join('; '),
  errors,
});

export const refusalProblem = ({ status, code, detail, errors, retryAfter }: Refusal): Problem =>
  new Problem(status, code, detail, errors, retryAfter);

export const conflictProblem = (): Problem =>
  new Problem(409, 'conflict', 'This was changed by another request at the same time. Try again.');
