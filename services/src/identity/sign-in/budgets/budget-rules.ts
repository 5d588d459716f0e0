import type { NetworkScope } from '../../../ip-network/to-network.ts';

export type BudgetScope = NetworkScope | 'country' | 'all';

/**
 * Share of a site-wide budget that a scope may use before texts cost more. Carrier networks hold many honest users,
 * so nobody is rejected for exceeding it.
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

export const scaleBudgetToScope = (scope: BudgetScope, budget: number): number =>
  Math.max(1, Math.floor(budget * SHARE[scope]));

/** Average hash attempts: at most a second on a slow phone. */
export const BASE_WORK = 128;
/** Half a minute on a slow phone. */
const MAX_WORK = BASE_WORK * 2 ** 5;

/** Average hash attempts: 0 within the budget, doubled each time it is used up again. `used` includes this text. */
export function requiredProofOfWorkAttempts(used: number, budget: number): number {
  const timesUsed = Math.floor((used - 1) / budget);
  return timesUsed <= 0 ? 0 : Math.min(BASE_WORK * 2 ** (timesUsed - 1), MAX_WORK);
}

/** An address is rejected after using its share this many times; wider networks and the site are not. */
export const ADDRESS_REJECTION_FACTOR = 10;

/**
 * Over the whole site. A guess at six digits is right once in a million, so 1,000 guesses open 0.001 accounts
 * (docs/security.md, Guessing codes).
 */
export const MAX_GUESSES_PER_DAY = 1000;
export const TRIES_PER_CODE = 3;

export const MAX_EXTRA_DIGITS = 4;
/** At the usual length. Each extra digit divides it by ten. */
export const GUESS_WEIGHT = 10 ** MAX_EXTRA_DIGITS;
export const codeGuessWeight = (extraDigits: number): number => GUESS_WEIGHT / 10 ** extraDigits;

/**
 * Keeps the day's guesses within the budget without rejecting anyone: codes of the usual length may use half of it,
 * those with one more digit half of the rest, and so on. `used`: weights of wrong guesses, plus the tries that
 * pending codes still allow; `budget`: in guesses at the usual length.
 */
export function requiredExtraCodeDigits(used: number, budget: number): number {
  for (let extra = 0; extra < MAX_EXTRA_DIGITS; extra++) {
    const allowed = budget * GUESS_WEIGHT * (1 - 2 ** -(extra + 1));
    if (used + TRIES_PER_CODE * codeGuessWeight(extra) <= allowed) return extra;
  }
  return MAX_EXTRA_DIGITS;
}

/** After this many texts a day, a prefix gets no more codes if fewer than one in ten was entered. */
export const MIN_PREFIX_TEXTS = 30;
export const isTollFraud = (sent: number, entered: number): boolean => sent >= MIN_PREFIX_TEXTS && entered * 10 < sent;
/** Doubles with each pause, up to a day. */
export const phonePrefixPauseHours = (pausesBefore: number): number => Math.min(24, 2 ** pausesBefore);
