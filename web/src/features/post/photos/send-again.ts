import { ApiProblem } from '../../../shared/api/api-problem.ts';

/** Milliseconds before each further try. */
const WAITS_MS = [1000, 4000, 12_000];
/** A server that wants more patience than this gets its words shown instead. */
const PATIENCE_MS = 60_000;

/** @returns milliseconds to wait before the next try; undefined where none is worth it */
export function waitBefore(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiProblem) || tries > WAITS_MS.length) return undefined;
  const { status, retryAfter = 0 } = error;
  const passing = status === 0 || status === 429 || status >= 500;
  const wait = Math.max(WAITS_MS[tries - 1], retryAfter * 1000);
  return passing && wait <= PATIENCE_MS ? wait : undefined;
}

/** Whether somebody's own try may help where ours have not: what is wrong with the photo itself stays wrong. */
export const mayHelp = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 429 || error.status >= 500;
