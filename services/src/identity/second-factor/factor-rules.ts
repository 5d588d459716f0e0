import type { Caller } from '@naksha/events/contracts';
import type { Refusal } from '../../commands/refusal.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** How long a proof of the second factor opens what asks for it again. */
export const PROOF_IS_FRESH = 5 * MINUTE;
/** How long an operator's code is good, and how long the session in which it was entered may set up a first factor. */
export const ENROLMENT_CODE_LIVES = DAY;
export const ENROLLING_LASTS = 15 * MINUTE;
export const ENROLMENT_TRIES = 5;
/** How long a passkey may take to sign. */
export const CHALLENGE_LIVES = 5 * MINUTE;

export const FREE_TRIES = 5;
const FIRST_LOCK = 15 * MINUTE;
/**
 * NIST SP 800-63B-4: at most a hundred failures in a row. Then codes are locked until another app is added, an operator resets
 * it, or a week has passed and something else is proven.
 */
export const MOST_TRIES = 100;
/** After so long without a wrong code a proof forgets others' too: somebody who gave up is no thief for ever. */
export const FORGOTTEN_AFTER = 7 * DAY;

/** Wrong codes in a row, and until when none is looked at. */
export type Guesses = { wrong: number; lockedUntil: Date | null };

/** What the wrong code that makes it `wrongInARow` locks codes for, in milliseconds: 15 minutes, 30 … a day. */
export const lockAfter = (wrongInARow: number): number =>
  wrongInARow < FREE_TRIES ? 0 : Math.min(DAY, FIRST_LOCK * 2 ** Math.min(wrongInARow - FREE_TRIES, 20));

/** How long codes are locked still, in milliseconds: 0 where they are not, `Infinity` where waiting opens nothing. */
export const lockLeft = ({ wrong, lockedUntil }: Guesses, now: Date): number =>
  wrong >= MOST_TRIES ? Number.POSITIVE_INFINITY : Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime());

export const isProvenRecently = ({ provenAt }: Caller, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() <= PROOF_IS_FRESH;

export const proveAgain: Refusal = {
  status: 403,
  code: 'prove_again',
  detail: 'Confirm your second factor again: the last confirmation is too long ago.',
};
