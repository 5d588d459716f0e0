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

const FREE_TRIES = 5;
const FIRST_LOCK = 15 * MINUTE;
/** NIST SP 800-63B-4: at most a hundred failures in a row. A passkey or an operator opens it again. */
export const MOST_TRIES = 100;

/** What the wrong code that makes it `wrongInARow` locks codes for, in milliseconds: 15 minutes, 30 … a day. */
export const lockAfter = (wrongInARow: number): number =>
  wrongInARow < FREE_TRIES ? 0 : Math.min(DAY, FIRST_LOCK * 2 ** Math.min(wrongInARow - FREE_TRIES, 20));

export const isProvenRecently = ({ provenAt }: Caller, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() <= PROOF_IS_FRESH;

export const proveAgain: Refusal = {
  status: 403,
  code: 'prove_again',
  detail: 'prove your second factor again: it was too long ago for this',
};
