import type { Caller } from '@naksha/events/contracts';
import type { Refusal } from '../../commands/refusal.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** How long a proof of the second factor counts as recent. */
export const PROOF_IS_FRESH = 5 * MINUTE;
/** How long an enrolment code is valid, and how long its session may then set up a first factor. */
export const ENROLMENT_CODE_LIVES = DAY;
export const ENROLLING_LASTS = 15 * MINUTE;
export const ENROLMENT_TRIES = 5;
export const CHALLENGE_LIVES = 5 * MINUTE;

export const FREE_TRIES = 5;
const FIRST_LOCK = 15 * MINUTE;
/**
 * NIST SP 800-63B-4: at most 100 consecutive failures. Codes then stay locked until another app is added, an operator resets the
 * factor, or a week has passed and another factor is proven.
 */
export const MOST_TRIES = 100;
/** After this time without a wrong code, a proof also clears guesses of other sessions. */
export const FORGOTTEN_AFTER = 7 * DAY;

export type Guesses = { wrong: number; lockedUntil: Date | null };

/** Lock in ms after this many wrong codes in a row: 15 minutes, 30, and so on up to a day. */
export const lockAfter = (wrongInARow: number): number =>
  wrongInARow < FREE_TRIES ? 0 : Math.min(DAY, FIRST_LOCK * 2 ** Math.min(wrongInARow - FREE_TRIES, 20));

/** Remaining lock in ms: 0 if not locked, `Infinity` if waiting does not help. */
export const lockLeft = ({ wrong, lockedUntil }: Guesses, now: Date): number =>
  wrong >= MOST_TRIES ? Number.POSITIVE_INFINITY : Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime());

export const isProvenRecently = ({ provenAt }: Caller, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() <= PROOF_IS_FRESH;

export const proveAgain: Refusal = {
  status: 403,
  code: 'prove_again',
  detail: 'Confirm your second factor again: the last confirmation is too long ago.',
};
