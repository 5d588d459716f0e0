import type { Caller } from '@naksha/events/contracts';
import type { Refusal } from '../../commands/refusal.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const PROOF_IS_FRESH = 5 * MINUTE;
/** And how long its session may then set up a first factor. */
export const ENROLMENT_CODE_LIVES = DAY;
export const ENROLLING_LASTS = 15 * MINUTE;
export const ENROLMENT_TRIES = 5;
export const CHALLENGE_LIVES = 5 * MINUTE;

export const FREE_TRIES = 5;
const FIRST_LOCK = 15 * MINUTE;
/**
 * NIST SP 800-63B-4: at most 100 consecutive failures. Then locked until another app is added, an operator resets the
 * factor, or a week has passed and another factor is proven.
 */
export const MOST_TRIES = 100;
/** Without a wrong code; then a proof also clears guesses of other sessions. */
export const FORGOTTEN_AFTER = 7 * DAY;

export type Guesses = { wrong: number; lockedUntil: Date | null };

/** In ms: 15 minutes, 30, and so on up to a day. */
export const lockAfter = (wrongInARow: number): number =>
  wrongInARow < FREE_TRIES ? 0 : Math.min(DAY, FIRST_LOCK * 2 ** Math.min(wrongInARow - FREE_TRIES, 20));

/** In ms; `Infinity` if waiting does not help. */
export const lockLeft = ({ wrong, lockedUntil }: Guesses, now: Date): number =>
  wrong >= MOST_TRIES ? Number.POSITIVE_INFINITY : Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime());

export const isProvenRecently = ({ provenAt }: Caller, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() <= PROOF_IS_FRESH;

export const proveAgain: Refusal = {
  status: 403,
  code: 'prove_again',
  detail: 'Confirm your second factor again: the last confirmation is too long ago.',
};
