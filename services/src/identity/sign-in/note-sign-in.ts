import { Problem } from '@naksha/events/contracts';
import type { SecurityLog } from '../../security/security-log.ts';
import type { CodeRequestResult, CodeVerificationResult, NumberProofResult } from './sign-in.ts';

type Subject = { phone: string; address: string };

export function logCodeRequest(security: SecurityLog, result: CodeRequestResult, subject: Subject): void {
  if (result.outcome === 'send') security.record({ kind: 'code_asked', ...subject, outcome: 'sent' });
  else security.record({ kind: 'code_asked', ...subject, outcome: 'refused', because: result.outcome });
  if (result.outcome === 'too_many_today')
    security.record({ kind: 'budget_exhausted', ...subject, of: 'texts', budget: 'number' });
}

export function logCodeVerification(
  security: SecurityLog,
  verified: CodeVerificationResult | NumberProofResult,
  subject: Subject,
): void {
  if (verified.outcome === 'signed_in')
    security.record({ kind: 'signed_in', ...subject, account: verified.account, factor: 'code' });
  if (verified.outcome === 'wrong')
    security.record({ kind: 'code_guessed_wrong', ...subject, in_a_row: verified.state.wrongInARow });
  // Only the guess that locks the number carries a state.
  if (verified.outcome !== 'locked' || !verified.state) return;
  security.record({ kind: 'number_locked', ...subject, seconds: verified.retryAfter });
  security.record({ kind: 'budget_exhausted', ...subject, of: 'guesses', budget: 'number' });
}

/** Returns a handler that records and rethrows the rejection. */
export const rethrowAfterLoggingRateLimit =
  (security: SecurityLog, subject: Subject) =>
  (error: unknown): never => {
    if (error instanceof Problem && error.code === 'too_many_requests')
      security.record({ kind: 'rate_limited', ...subject, limit: 'sign_in' });
    throw error;
  };
