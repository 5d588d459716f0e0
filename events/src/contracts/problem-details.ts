import type { FieldError } from '../kernel/field-error.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { LatestChange } from './wire/content.ts';

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
