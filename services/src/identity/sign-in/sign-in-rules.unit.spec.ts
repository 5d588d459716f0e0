import { describe, expect, it } from 'vitest';
import {
  createSignInState,
  decideCodeRequest,
  MAX_WRONG_IN_A_ROW,
  type SignInState,
  verifySignInCode,
} from './sign-in-rules.ts';

const DAY = '2026-11-21';
const START = Date.parse('2026-11-21T06:00:00.000Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);
const ask = (state: SignInState, seconds = 0, { hash = 'hash', day = DAY } = {}) =>
  decideCodeRequest(state, { hash, weight: 10_000 }, { now: at(seconds), day, untilTomorrow: 4321 });
const sent = (state: SignInState, seconds = 0, more = {}): SignInState => {
  const asked = ask(state, seconds, more);
  if (asked.outcome !== 'send') throw new Error(asked.outcome);
  return asked.state;
};
const prove = (state: SignInState, hash: string, seconds = 1) =>
  verifySignInCode(state, (stored) => stored === hash, at(seconds));
const guessedWrong = (state: SignInState, times: number, seconds = 1): SignInState => {
  let guessed = state;
  for (let n = 0; n < times; n++) {
    const proof = prove(guessed, 'wrong', seconds);
    if (proof.outcome !== 'wrong') throw new Error(proof.outcome);
    guessed = proof.state;
  }
  return guessed;
};
const fresh = sent(createSignInState(DAY));
const MINUTE = 60;
const DAY_S = 86_400;

describe('requesting a code', () => {
  it('sends the first one at once, and returns when it was sent and when it expires', () => {
    expect(createSignInState(DAY)).toEqual({ wrongInARow: 0, wrongSinceSent: false, day: DAY, sent: 0 });
    expect(ask(createSignInState(DAY))).toEqual({
      outcome: 'send',
      state: {
        wrongInARow: 0,
        wrongSinceSent: false,
        day: DAY,
        sent: 1,
        lastSentAt: at(0),
        code: { hash: 'hash', sentAt: at(0), expiresAt: at(10 * MINUTE), tries: 0, weight: 10_000 },
      },
    });
  });

  it('S-05 delays the next one for twenty seconds, returned in whole seconds', () => {
    expect(ask(fresh, 0)).toEqual({ outcome: 'too_early', retryAfter: 20, underWay: true });
    expect(ask(fresh, 0.5)).toEqual({ outcome: 'too_early', retryAfter: 20, underWay: true });
    expect(ask(fresh, 18.2)).toEqual({ outcome: 'too_early', retryAfter: 2, underWay: true });
    expect(ask(fresh, 19.999)).toEqual({ outcome: 'too_early', retryAfter: 1, underWay: true });
    expect(ask(fresh, 20)).toMatchObject({ outcome: 'send' });
  });

  it('returns when the sent code belongs to another browser', () => {
    const { code: _, ...elsewhere } = fresh;
    expect(ask(elsewhere, 5)).toEqual({ outcome: 'too_early', retryAfter: 15, underWay: false });
    const sentAgain = { ...fresh, lastSentAt: at(10 * MINUTE - 5) };
    expect(ask(sentAgain, 10 * MINUTE - 1)).toMatchObject({ underWay: true });
    expect(ask(sentAgain, 10 * MINUTE)).toMatchObject({ outcome: 'too_early', underWay: false });
  });

  it('A-23 skips the delay after a wrong code, once', () => {
    const again = sent(guessedWrong(fresh, 1), 2, { hash: 'second' });
    expect(again).toMatchObject({ sent: 2, wrongInARow: 1, wrongSinceSent: false, code: { hash: 'second', tries: 0 } });
    expect(ask(again, 3)).toEqual({ outcome: 'too_early', retryAfter: 19, underWay: true });
  });

  it('has no delay if the code has expired', () => {
    const proof = prove(fresh, 'hash');
    if (proof.outcome !== 'proven') throw new Error(proof.outcome);
    expect(ask(proof.state, 2)).toMatchObject({ outcome: 'send' });
  });

  it('S-05 A-23 sends ten codes a day and no more, also after a wrong code', () => {
    let state = createSignInState(DAY);
    for (let n = 0; n < 10; n++) state = sent(state, n * 20);
    expect(state.sent).toBe(10);
    expect(ask(state, 1000)).toEqual({ outcome: 'too_many_today', retryAfter: 4321 });
    expect(ask(guessedWrong(state, 1, 181), 182)).toEqual({ outcome: 'too_many_today', retryAfter: 4321 });
    expect(sent(state, 1000, { day: '2026-11-22' })).toMatchObject({ day: '2026-11-22', sent: 1 });
  });
});

describe('proving a number', () => {
  it('accepts the right code once, and resets earlier wrong ones', () => {
    expect(prove(guessedWrong(fresh, 2), 'hash')).toEqual({
      outcome: 'proven',
      state: {
        wrongInARow: 0,
        lockedUntil: undefined,
        wrongSinceSent: false,
        lastSentAt: undefined,
        day: DAY,
        sent: 1,
      },
    });
    expect(prove(createSignInState(DAY), 'hash')).toEqual({ outcome: 'ended' });
  });

  it('counts a wrong one, for the code and for the number', () => {
    expect(prove(fresh, 'wrong')).toEqual({
      outcome: 'wrong',
      weight: 10_000,
      state: { ...fresh, wrongInARow: 1, wrongSinceSent: true, code: { ...fresh.code, tries: 1 } },
    });
  });

  it('ends a code after three tries and after ten minutes', () => {
    expect(prove(guessedWrong(fresh, 3), 'hash')).toEqual({ outcome: 'ended' });
    expect(prove(fresh, 'hash', 10 * MINUTE - 0.001)).toMatchObject({ outcome: 'proven' });
    expect(prove(fresh, 'hash', 10 * MINUTE)).toEqual({ outcome: 'ended' });
  });

  it('locks the number for an hour at the fifth wrong code in a row, whichever codes they were', () => {
    const second = sent(guessedWrong(fresh, 3), 2);
    const fifth = prove(guessedWrong(second, 1, 3), 'wrong', 4);
    expect(fifth).toEqual({
      outcome: 'locked',
      retryAfter: 3600,
      weight: 10_000,
      state: { wrongInARow: 5, lockedUntil: at(4 + 3600), wrongSinceSent: true, day: DAY, sent: 2, lastSentAt: at(2) },
    });
    const { state } = fifth as { state: SignInState };
    expect(ask(state, 5)).toEqual({ outcome: 'locked', retryAfter: 3599 });
    expect(ask(state, 3603.5)).toEqual({ outcome: 'locked', retryAfter: 1 });
    expect(prove({ ...state, code: fresh.code }, 'hash', 5)).toEqual({ outcome: 'locked', retryAfter: 3599 });
    expect(ask(state, 3604)).toMatchObject({ outcome: 'send', state: { wrongInARow: 5, sent: 3 } });
  });

  /** One code a day, to avoid waits. Returns the seconds of each lock. */
  const locksOf = (guesses: number) => {
    const locks: number[] = [];
    let state = createSignInState(DAY);
    let seconds = 0;
    for (let guess = 0; guess < guesses; guess++) {
      if (!state.code || state.code.tries === 3) {
        seconds += 40 * DAY_S;
        state = sent({ ...state, day: 'before' }, seconds);
      }
      const proof = prove(state, 'wrong', seconds + 1);
      if (proof.outcome === 'locked') locks.push(proof.retryAfter);
      else if (proof.outcome !== 'wrong') throw new Error(proof.outcome);
      state = proof.state!;
    }
    return { locks, state, seconds };
  };

  it('locks for twice as long each time, up to a day', () => {
    expect(locksOf(35).locks.map((lock) => lock / 3600)).toEqual([1, 2, 4, 8, 16, 24, 24]);
  });

  it('locks the number after a hundred wrong codes in a row for a month, and then starts again', () => {
    const { locks, state, seconds } = locksOf(MAX_WRONG_IN_A_ROW);
    expect([MAX_WRONG_IN_A_ROW, locks.length, locks.at(-1)]).toEqual([100, 20, 30 * DAY_S]);
    expect(ask(state, seconds + 30 * DAY_S)).toMatchObject({ outcome: 'locked' });
    expect(ask(state, seconds + 1 + 30 * DAY_S, { day: 'later' })).toMatchObject({
      outcome: 'send',
      state: { wrongInARow: 0 },
    });
  });
});
