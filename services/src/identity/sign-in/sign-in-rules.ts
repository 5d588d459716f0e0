import { TRIES_A_CODE } from './budgets/budget-rules.ts';

/** docs/decisions/sign-in.md: what a number may ask for and how often it may guess. Pure: the table and the clock are elsewhere. */
const SECOND = 1000;
export const CODE_LIVES = 600 * SECOND;
export const RESEND_WAIT = 20 * SECOND;
const HOUR = 3600 * SECOND;
/** So many wrong ones in a row lock the number: for an hour, then for two, four and so on up to a day. */
export const WRONG_UNTIL_LOCK = 5;
const LONGEST_LOCK = 24 * HOUR;
/** NIST SP 800-63B-4, 3.2.2: no more in a row. Then the office opens the number again, or a month without a guess does. */
export const MOST_WRONG_IN_A_ROW = 100;
const CLOSED = 30 * 24 * HOUR;
export const CODES_A_DAY = 10;

/** `weight`: what a wrong guess at it weighs (budget-rules.ts). */
export type SentCode = { hash: string; sentAt: Date; expiresAt: Date; tries: number; weight: number };
/**
 * What is remembered of one number, whether or not it has an account: together for all browsers that are strange to it, and
 * apart for each that has signed in with it, so that a stranger uses up nothing of its owner's.
 */
export type SignInState = {
  /** Since the last right one, however long ago. */
  wrongInARow: number;
  lockedUntil?: Date;
  /** Since the last code was sent: then the wait for another is waived. */
  wrongSinceSent: boolean;
  /** The Indian calendar day that `sent` counts. */
  day: string;
  sent: number;
  /** To whichever browser. */
  lastSentAt?: Date;
  /** Of the browser that asks now. */
  code?: SentCode;
};

export const neverSeen = (day: string): SignInState => ({ wrongInARow: 0, wrongSinceSent: false, day, sent: 0 });

type Moment = { now: Date; day: string; untilTomorrow: number };
/** Waits are whole seconds. */
export type Asked =
  | { outcome: 'send'; state: SignInState }
  /** `underWay`: a code of this browser's own still works */
  | { outcome: 'too_early'; retryAfter: number; underWay: boolean }
  | { outcome: 'locked' | 'too_many_today'; retryAfter: number };

/** Another code replaces the browser's one before and resets no counter. */
export function askForCode(
  before: SignInState,
  { hash, weight }: Pick<SentCode, 'hash' | 'weight'>,
  { now, day, untilTomorrow }: Moment,
): Asked {
  const state = reopened(before, now);
  const locked = lockedFor(state, now);
  if (locked > 0) return { outcome: 'locked', retryAfter: locked };
  const waited = state.lastSentAt ? now.getTime() - state.lastSentAt.getTime() : RESEND_WAIT;
  if (waited < RESEND_WAIT && !state.wrongSinceSent) {
    const underWay = state.code !== undefined && state.code.expiresAt > now;
    return { outcome: 'too_early', retryAfter: Math.ceil((RESEND_WAIT - waited) / SECOND), underWay };
  }
  const sent = state.day === day ? state.sent : 0;
  if (sent >= CODES_A_DAY) return { outcome: 'too_many_today', retryAfter: untilTomorrow };
  const code = { hash, sentAt: now, expiresAt: new Date(now.getTime() + CODE_LIVES), tries: 0, weight };
  return { outcome: 'send', state: { ...state, wrongSinceSent: false, day, sent: sent + 1, lastSentAt: now, code } };
}

export type Proof =
  | { outcome: 'proven'; state: SignInState }
  /** `weight`: of the guess */
  | { outcome: 'wrong'; state: SignInState; weight: number }
  | { outcome: 'ended' }
  /** `state` and `weight`: where this guess locked it */
  | { outcome: 'locked'; retryAfter: number; state?: SignInState; weight?: number };

/** @param matches compares in constant time */
export function proveCode(before: SignInState, matches: (hash: string) => boolean, now: Date): Proof {
  const state = reopened(before, now);
  const locked = lockedFor(state, now);
  if (locked > 0) return { outcome: 'locked', retryAfter: locked };
  const { code, ...rest } = state;
  if (!code || code.tries >= TRIES_A_CODE || code.expiresAt <= now) return { outcome: 'ended' };
  // A code is used once: proven, it is gone.
  if (matches(code.hash))
    return {
      outcome: 'proven',
      state: { ...rest, wrongInARow: 0, lockedUntil: undefined, wrongSinceSent: false, lastSentAt: undefined },
    };
  const wrongInARow = state.wrongInARow + 1;
  const guessed = { ...rest, wrongInARow, wrongSinceSent: true };
  const lock = lockAfter(wrongInARow);
  if (lock > 0) {
    const lockedUntil = new Date(now.getTime() + lock);
    return { outcome: 'locked', retryAfter: lock / SECOND, state: { ...guessed, lockedUntil }, weight: code.weight };
  }
  const tried = { ...code, tries: code.tries + 1 };
  return { outcome: 'wrong', state: { ...guessed, code: tried }, weight: code.weight };
}

/** Milliseconds that the number is locked for after so many wrong ones; 0: it isn't. */
function lockAfter(wrongInARow: number): number {
  if (wrongInARow >= MOST_WRONG_IN_A_ROW) return CLOSED;
  if (wrongInARow % WRONG_UNTIL_LOCK > 0) return 0;
  return Math.min(LONGEST_LOCK, HOUR * 2 ** (wrongInARow / WRONG_UNTIL_LOCK - 1));
}

/** Once it was closed for good and the month is over, the number begins anew. */
const reopened = (state: SignInState, now: Date): SignInState =>
  state.wrongInARow >= MOST_WRONG_IN_A_ROW && lockedFor(state, now) === 0 ? { ...state, wrongInARow: 0 } : state;

const lockedFor = ({ lockedUntil }: SignInState, now: Date): number =>
  lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / SECOND)) : 0;
