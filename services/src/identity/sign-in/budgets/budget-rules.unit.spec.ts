import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BASE_WORK,
  codeGuessWeight,
  GUESS_WEIGHT,
  isTollFraud,
  MAX_GUESSES_PER_DAY,
  phonePrefixPauseHours,
  requiredExtraCodeDigits,
  requiredProofOfWorkAttempts,
  scaleBudgetToScope,
  TRIES_PER_CODE,
} from './budget-rules.ts';

describe('the cost of a text', () => {
  it('is zero within the budget, then doubles each time it is used up again, up to a maximum', () => {
    expect([0, 1, 60].map((used) => requiredProofOfWorkAttempts(used, 60))).toEqual([0, 0, 0]);
    expect(
      [61, 120, 121, 181, 241, 301, 361, 100_000].map((used) => requiredProofOfWorkAttempts(used, 60) / BASE_WORK),
    ).toEqual([1, 1, 2, 4, 8, 16, 32, 32]);
  });

  it('rises at a share of the site’s budget for each network', () => {
    const scopes = ['address', 'ipv4_24', 'ipv6_64', 'ipv6_48', 'ipv6_32', 'country', 'all'] as const;
    expect(scopes.map((scope) => scaleBudgetToScope(scope, 1200))).toEqual([60, 120, 60, 120, 600, 1080, 1200]);
    expect(scaleBudgetToScope('address', 5)).toBe(1);
  });
});

describe('the cost of a guess', () => {
  const attack = (codes: readonly { guessed: number; atOnce: boolean }[]) => {
    let [spent, underWay, accounts] = [0, 0, 0];
    const waiting: { weight: number; guessed: number }[] = [];
    const guess = ({ weight, guessed }: { weight: number; guessed: number }) => {
      underWay -= TRIES_PER_CODE * weight;
      spent += guessed * weight;
      accounts += (guessed * weight) / GUESS_WEIGHT / 1_000_000;
    };
    for (const { guessed, atOnce } of codes) {
      const weight = codeGuessWeight(requiredExtraCodeDigits(spent + underWay, MAX_GUESSES_PER_DAY));
      underWay += TRIES_PER_CODE * weight;
      waiting.push({ weight, guessed });
      if (atOnce) for (const one of waiting.splice(0)) guess(one);
    }
    for (const one of waiting) guess(one);
    return accounts;
  };

  it('limits an attacker to 0.001 accounts a day over the whole site, with 300,000 guesses in any order', () => {
    const code = fc.record({ guessed: fc.integer({ min: 0, max: TRIES_PER_CODE }), atOnce: fc.boolean() });
    fc.assert(
      fc.property(fc.array(code, { maxLength: 3000 }), (codes) => attack(codes) <= 0.001),
      { numRuns: 50 },
    );
    for (const atOnce of [true, false])
      expect(attack(Array(100_000).fill({ guessed: 3, atOnce }))).toBeLessThanOrEqual(0.001);
  });

  it('does not lengthen codes while half the budget is unused', () => {
    const half = (MAX_GUESSES_PER_DAY * GUESS_WEIGHT) / 2;
    expect(requiredExtraCodeDigits(0, MAX_GUESSES_PER_DAY)).toBe(0);
    expect(requiredExtraCodeDigits(half - TRIES_PER_CODE * GUESS_WEIGHT, MAX_GUESSES_PER_DAY)).toBe(0);
    expect(requiredExtraCodeDigits(half - TRIES_PER_CODE * GUESS_WEIGHT + 1, MAX_GUESSES_PER_DAY)).toBe(1);
    expect(requiredExtraCodeDigits(half, MAX_GUESSES_PER_DAY)).toBe(1);
    expect(requiredExtraCodeDigits(2 * half, MAX_GUESSES_PER_DAY)).toBe(4);
  });
});

describe('a range of numbers', () => {
  it('is paused if fewer than one of ten of thirty codes was entered, each time for longer', () => {
    expect([
      isTollFraud(29, 0),
      isTollFraud(30, 0),
      isTollFraud(30, 2),
      isTollFraud(30, 3),
      isTollFraud(300, 29),
    ]).toEqual([false, true, true, false, true]);
    expect([0, 1, 2, 3, 4, 5, 9].map(phonePrefixPauseHours)).toEqual([1, 2, 4, 8, 16, 24, 24]);
  });
});
