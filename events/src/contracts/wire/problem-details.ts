import type { FieldError } from '../../kernel/field-error.ts';

/** RFC 9457 problem details, as the exception filter prints a `Problem`. */
export type ProblemDetails = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: FieldError[];
};
