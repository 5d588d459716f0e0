import { TRIES_PER_CODE } from './budgets/budget-rules.ts';

/** Rules of docs/decisions/sign-in.md. */
const SECOND = 1000;
export const CODE_LIFETIME_MS = 600 * SECOND;
export const RESEND_WAIT_MS = 20 * SECOND;
const HOUR = 3600 * SECOND;
/** In a row; locks the number for an hour, then two, four and so on up to a day. */
export const WRONG_CODES_BEFORE_LOCK = 5;
const MAX_LOCK_MS = 24 * HOUR;
/** NIST SP 800-63B-4, 3.2.2. Then the office or a month without a guess unlocks the number. */
export const MAX_WRONG_IN_A_ROW = 100;
const REOPENED_AFTER_MS = 30 * 24 * HOUR;
export const MAX_CODES_PER_DAY = 10;

/** `weight`: of a wrong guess, see budget-rules.ts. */
export type SentCode = { hash: string; sentAt: Date; expiresAt: Date; tries: number; weight: number };
/**
 * Of one number, with or without an account: shared by browsers unknown to it, separate for each that has signed in
 * with it, so that strangers cannot use up its owner's limits.
 */
export type SignInState = {
  /** Since the last right code. */
  wrongInARow: number;
  lockedUntil?: Date;
  /** Then there is no wait for another code. */
  wrongSinceSent: boolean;
  /** Indian calendar day of `sent`. */
  day: string;
  sent: number;
  lastSentAt?: Date;
  code?: SentCode;
};

export const createSignInState = (day: string): SignInState => ({
  wrongInARow: 0,
  wrongSinceSent: false,
  day,
  sent: 0,
});

type Moment = { now: Date; day: string; untilTomorrow: number };
/** Waits in whole seconds. */
export type CodeDecision =
  | { outcome: 'send'; state: SignInState }
  /** `importRunningProblem`: this browser's code is still valid. */
  | { outcome: 'too_early'; retryAfter: number; underWay: boolean }
  | { outcome: 'locked' | 'too_many_today'; retryAfter: number };

/** Replaces the browser's previous code and resets no counter. */
export function decideCodeRequest(
  before: SignInState,
  { hash, weight }: Pick<SentCode, 'hash' | 'weight'>,
  { now, day, untilTomorrow }: Moment,
): CodeDecision {
  const state = reopenAfterMonth(before, now);
  const locked = lockSeconds(state, now);
  if (locked > 0) return { outcome: 'locked', retryAfter: locked };
  const waited = state.lastSentAt ? now.getTime() - state.lastSentAt.getTime() : RESEND_WAIT_MS;
  if (waited < RESEND_WAIT_MS && !state.wrongSinceSent) {
    const underWay = state.code !== undefined && state.code.expiresAt > now;
    return { outcome: 'too_early', retryAfter: Math.ceil((RESEND_WAIT_MS - waited) / SECOND), underWay };
  }
  const sent = state.day === day ? state.sent : 0;
  if (sent >= MAX_CODES_PER_DAY) return { outcome: 'too_many_today', retryAfter: untilTomorrow };
  const code = { hash, sentAt: now, expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS), tries: 0, weight };
  return { outcome: 'send', state: { ...state, wrongSinceSent: false, day, sent: sent + 1, lastSentAt: now, code } };
}

export type SignInCodeResult =
  | { outcome: 'proven'; state: SignInState }
  | { outcome: 'wrong'; state: SignInState; weight: number }
  | { outcome: 'ended' }
  /** `state` and `weight`: if this guess locked it. */
  | { outcome: 'locked'; retryAfter: number; state?: SignInState; weight?: number };

/** `matches` compares in constant time. */
export function verifySignInCode(before: SignInState, matches: (hash: string) => boolean, now: Date): SignInCodeResult {
  const state = reopenAfterMonth(before, now);
  const locked = lockSeconds(state, now);
  if (locked > 0) return { outcome: 'locked', retryAfter: locked };
  const { code, ...rest } = state;
  if (!code || code.tries >= TRIES_PER_CODE || code.expiresAt <= now) return { outcome: 'ended' };
  // A code is valid once.
  if (matches(code.hash))
    return {
      outcome: 'proven',
      state: { ...rest, wrongInARow: 0, lockedUntil: undefined, wrongSinceSent: false, lastSentAt: undefined },
    };
  const wrongInARow = state.wrongInARow + 1;
  const guessed = { ...rest, wrongInARow, wrongSinceSent: true };
  const lock = lockDurationAfter(wrongInARow);
  if (lock > 0) {
    const lockedUntil = new Date(now.getTime() + lock);
    return { outcome: 'locked', retryAfter: lock / SECOND, state: { ...guessed, lockedUntil }, weight: code.weight };
  }
  const tried = { ...code, tries: code.tries + 1 };
  return { outcome: 'wrong', state: { ...guessed, code: tried }, weight: code.weight };
}

/** In ms. */
function lockDurationAfter(wrongInARow: number): number {
  if (wrongInARow >= MAX_WRONG_IN_A_ROW) return REOPENED_AFTER_MS;
  if (wrongInARow % WRONG_CODES_BEFORE_LOCK > 0) return 0;
  return Math.min(MAX_LOCK_MS, HOUR * 2 ** (wrongInARow / WRONG_CODES_BEFORE_LOCK - 1));
}

/** A permanently locked number starts over after a month. */
const reopenAfterMonth = (state: SignInState, now: Date): SignInState =>
  state.wrongInARow >= MAX_WRONG_IN_A_ROW && lockSeconds(state, now) === 0 ? { ...state, wrongInARow: 0 } : state;

const lockSeconds = ({ lockedUntil }: SignInState, now: Date): number =>
  lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / SECOND)) : 0;
