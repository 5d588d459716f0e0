import type { Caller } from '@naksha/events/contracts';
import type { Refusal } from '../../commands/refusal.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const RECENT_PROOF_MS = 5 * MINUTE;
/** And how long its session may then set up a first factor. */
export const ENROLMENT_CODE_LIFETIME_MS = DAY;
export const ENROLMENT_DURATION_MS = 15 * MINUTE;
export const MAX_ENROLMENT_TRIES = 5;
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE;

export const TRIES_BEFORE_LOCK = 5;
const FIRST_LOCK = 15 * MINUTE;
/**
 * NIST SP 800-63B-4: at most 100 consecutive failures. Then locked until another app is added, an operator resets the
 * factor, or a week has passed and another factor is proven.
 */
export const MAX_TRIES = 100;
/** Without a wrong code; then a proof also clears guesses of other sessions. */
export const GUESSES_FORGOTTEN_AFTER_MS = 7 * DAY;

export type Guesses = { wrong: number; lockedUntil: Date | null };

/** In ms: 15 minutes, 30, and so on up to a day. */
export const lockDurationMs = (wrongInARow: number): number =>
  wrongInARow < TRIES_BEFORE_LOCK ? 0 : Math.min(DAY, FIRST_LOCK * 2 ** Math.min(wrongInARow - TRIES_BEFORE_LOCK, 20));

/** In ms; `Infinity` if waiting does not help. */
export const remainingLockMs = ({ wrong, lockedUntil }: Guesses, now: Date): number =>
  wrong >= MAX_TRIES ? Number.POSITIVE_INFINITY : Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime());

export const hasRecentSecondFactorProof = ({ provenAt }: Caller, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() <= RECENT_PROOF_MS;

export const proofTooOld: Refusal = {
  status: 403,
  code: 'prove_again',
  detail: 'Your last confirmation of the second factor has expired. Confirm it again.',
};
