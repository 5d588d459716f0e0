import type { NetworkScope } from '../../../network/to-network.ts';

/** Of whom a budget is: the address and its networks, the country of the number, or everybody. */
export type BudgetScope = NetworkScope | 'country' | 'all';

/**
 * What each scope may use of a budget of the whole site before more costs more. A carrier's networks hold a large part of
 * the honest too, so over its share nobody is refused.
 */
const SHARE: Record<BudgetScope, number> = {
  address: 0.05,
  ipv4_24: 0.1,
  ipv6_64: 0.05,
  ipv6_48: 0.1,
  ipv6_32: 0.5,
  country: 0.9,
  all: 1,
};

export const shareOf = (scope: BudgetScope, budget: number): number => Math.max(1, Math.floor(budget * SHARE[scope]));

/** Attempts that a device makes on average for the first text that costs work: a second or less on a weak phone. */
export const BASE_WORK = 128;
/** The most that is asked: half a minute of a weak phone, and never the end of all sign-ins. */
const MOST_WORK = BASE_WORK * 2 ** 5;

/**
 * What a text costs, in attempts on average: nothing within the budget, then twice as much each time it is used up again.
 * @param used this text included
 */
export function workFor(used: number, budget: number): number {
  const timesUsed = Math.floor((used - 1) / budget);
  return timesUsed <= 0 ? 0 : Math.min(BASE_WORK * 2 ** (timesUsed - 1), MOST_WORK);
}

/** An address gets no text at any price once its share is used so many times. Wider networks and the site have no end. */
export const ADDRESS_END = 10;

/**
 * Wrong guesses a day at codes of the usual length, over the whole site. With six digits a guess is right once in a million,
 * so a thousand of them take 0.001 accounts (docs/security.md, Guessing codes).
 */
export const GUESSES_A_DAY = 1000;
export const TRIES_A_CODE = 3;

/** By how many digits codes grow at most. */
export const MOST_EXTRA_DIGITS = 4;
/** What a guess at the usual length weighs. With each digit more it is ten times less likely to be right, and weighs as much less. */
export const GUESS_WEIGHT = 10 ** MOST_EXTRA_DIGITS;
export const weightOf = (extraDigits: number): number => GUESS_WEIGHT / 10 ** extraDigits;

/**
 * By how many digits a code is longer than usual, so that the budget of guesses is never used up and yet nobody is refused:
 * codes of the usual length may use half of it, those with a digit more half of what is left, and so on.
 * @param used weights of wrong guesses, and of the tries that codes under way still allow
 * @param budget in guesses at the usual length
 */
export function extraDigitsFor(used: number, budget: number): number {
  for (let extra = 0; extra < MOST_EXTRA_DIGITS; extra++) {
    const allowed = budget * GUESS_WEIGHT * (1 - 2 ** -(extra + 1));
    if (used + TRIES_A_CODE * weightOf(extra) <= allowed) return extra;
  }
  return MOST_EXTRA_DIGITS;
}

/** Numbers that begin alike get no more codes once so many were texted in a day and not one in ten was entered. */
export const PREFIX_TEXTS = 30;
export const isPumped = (sent: number, entered: number): boolean => sent >= PREFIX_TEXTS && entered * 10 < sent;
/** Each pause is twice as long as the one before, up to a day. */
export const pauseHours = (pausesBefore: number): number => Math.min(24, 2 ** pausesBefore);
