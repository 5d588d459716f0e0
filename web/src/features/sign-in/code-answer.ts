export type CodeResponse =
  | { outcome: 'in'; access: string }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'locked'; retryAfter: number };

/** Used if the response has none. */
const LOCK_SECONDS = 3600;

/**
 * `access` means success; `status: false` a wrong code, or with `code_ended` an expired one; anything else a locked
 * account.
 */
export function parseCodeResponse(body: unknown): CodeResponse {
  const { access, status, code_ended, retry_after } = (body ?? {}) as Record<string, unknown>;
  if (typeof access === 'string' && access !== '') return { outcome: 'in', access };
  if (status === false) return { outcome: code_ended === true ? 'ended' : 'wrong' };
  return { outcome: 'locked', retryAfter: typeof retry_after === 'number' ? retry_after : LOCK_SECONDS };
}
