/** docs/decisions.md, Identity: what a number may ask for and how often it may guess. Pure: the table and the clock are elsewhere. */
const SECOND = 1000;
const CODE_LIVES = 600 * SECOND;
const RESEND_WAIT = 20 * SECOND;
const LOCK = 3600 * SECOND;
const TRIES_A_CODE = 3;
const WRONG_IN_A_ROW = 5;
const CODES_A_DAY = 10;

export type SentCode = { hash: string; sentAt: Date; expiresAt: Date; tries: number };
/** What is remembered of one number, whether or not it has an account. */
export type SignInState = {
  wrongInARow: number;
  lockedUntil?: Date;
  /** Since the last code was sent: then the wait for another is waived. */
  wrongSinceSent: boolean;
  /** The Indian calendar day that `sent` counts. */
  day: string;
  sent: number;
  code?: SentCode;
};

export const neverSeen = (day: string): SignInState => ({ wrongInARow: 0, wrongSinceSent: false, day, sent: 0 });

type Moment = { now: Date; day: string; untilTomorrow: number };
/** Waits are whole seconds. */
export type Asked =
  | { outcome: 'send'; state: SignInState }
  | { outcome: 'locked' | 'too_early' | 'too_many_today'; retryAfter: number };

/** Another code replaces the one before and resets no counter. */
export function askForCode(state: SignInState, hash: string, { now, day, untilTomorrow }: Moment): Asked {
  const locked = lockedFor(state, now);
  if (locked > 0) return { outcome: 'locked', retryAfter: locked };
  const waited = state.code ? now.getTime() - state.code.sentAt.getTime() : RESEND_WAIT;
  if (waited < RESEND_WAIT && !state.wrongSinceSent)
    return { outcome: 'too_early', retryAfter: Math.ceil((RESEND_WAIT - waited) / SECOND) };
  const sent = state.day === day ? state.sent : 0;
  if (sent >= CODES_A_DAY) return { outcome: 'too_many_today', retryAfter: untilTomorrow };
  const code = { hash, sentAt: now, expiresAt: new Date(now.getTime() + CODE_LIVES), tries: 0 };
  return { outcome: 'send', state: { ...state, wrongSinceSent: false, day, sent: sent + 1, code } };
}

export type Proof =
  | { outcome: 'proven'; state: SignInState }
  | { outcome: 'wrong'; state: SignInState }
  | { outcome: 'ended' }
  | { outcome: 'locked'; retryAfter: number; state?: SignInState };

/** @param matches compares in constant time */
export function proveCode(state: SignInState, matches: (hash: string) => boolean, now: Date): Proof {
  const locked = lockedFor(state, now);
  if (locked > 0) return { outcome: 'locked', retryAfter: locked };
  const { code, ...rest } = state;
  if (!code || code.tries >= TRIES_A_CODE || code.expiresAt <= now) return { outcome: 'ended' };
  // A code is used once: proven, it is gone.
  if (matches(code.hash))
    return { outcome: 'proven', state: { ...rest, wrongInARow: 0, lockedUntil: undefined, wrongSinceSent: false } };
  const wrongInARow = state.wrongInARow + 1;
  if (wrongInARow >= WRONG_IN_A_ROW) {
    const lockedUntil = new Date(now.getTime() + LOCK);
    return {
      outcome: 'locked',
      retryAfter: LOCK / SECOND,
      state: { ...rest, wrongInARow: 0, lockedUntil, wrongSinceSent: true },
    };
  }
  const tried = { ...code, tries: code.tries + 1 };
  return { outcome: 'wrong', state: { ...rest, wrongInARow, wrongSinceSent: true, code: tried } };
}

const lockedFor = ({ lockedUntil }: SignInState, now: Date): number =>
  lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / SECOND)) : 0;
