/** What the server said of a code. */
export type CodeAnswer =
  | { outcome: 'in'; access: string }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'locked'; retryAfter: number };

/** The specification's lock, where the answer doesn't say how long. */
const LOCK_SECONDS = 3600;

/** `access` is success, `status: false` a wrong code or with `code_ended` a used-up one; anything else is a locked account. */
export function codeAnswer(body: unknown): CodeAnswer {
  const { access, status, code_ended, retry_after } = (body ?? {}) as Record<string, unknown>;
  if (typeof access === 'string' && access !== '') return { outcome: 'in', access };
  if (status === false) return { outcome: code_ended === true ? 'ended' : 'wrong' };
  return { outcome: 'locked', retryAfter: typeof retry_after === 'number' ? retry_after : LOCK_SECONDS };
}
