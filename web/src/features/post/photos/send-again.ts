import { ApiProblem } from '../../../shared/api/api-problem.ts';

/** Milliseconds before each retry. */
const WAITS_MS = [1000, 4000, 12_000];
/** For longer waits, the server's message is shown instead. */
const PATIENCE_MS = 60_000;

/** Milliseconds; undefined if a retry would not help. */
export function uploadRetryDelayMs(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiProblem) || tries > WAITS_MS.length) return undefined;
  const { status, retryAfter = 0 } = error;
  const passing = status === 0 || status === 429 || status >= 500;
  const wait = Math.max(WAITS_MS[tries - 1], retryAfter * 1000);
  return passing && wait <= PATIENCE_MS ? wait : undefined;
}

/** Not if the photo itself is invalid. */
export const isRetryableUploadError = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 429 || error.status >= 500;
