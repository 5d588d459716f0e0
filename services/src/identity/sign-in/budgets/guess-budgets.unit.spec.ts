import { describe, expect, it } from 'vitest';
import type { WriteDatabase } from '../../../database/write-database.ts';
import type { SecurityLog } from '../../../security/security-log.ts';
import type { KeyedHashes } from '../../keyed-hashes.ts';
import { signInCodeLength } from '../code-length.ts';
import type { SignInRequest } from './asking.ts';
import type { BudgetCounters, Counter } from './budget-counters.ts';
import { codeGuessWeight, TRIES_PER_CODE } from './budget-rules.ts';
import { GuessBudgets } from './guess-budgets.ts';

const NUMBERS = 10_000;
const NOW = new Date('2026-11-22T06:00:00Z');

function openBudgets() {
  const used = new Map<string, number>();
  const name = ({ keyHash, kind }: Counter) => `${keyHash} ${kind}`;
  const counters: Pick<BudgetCounters, 'add' | 'read'> = {
    async add(all, amount) {
      for (const counter of all) used.set(name(counter), (used.get(name(counter)) ?? 0) + amount);
      return all.map((counter) => ({ used: used.get(name(counter)) ?? 0, endsAt: NOW }));
    },
    read: async (all) => all.map((counter) => used.get(name(counter)) ?? 0),
  };
  const underWay = { weight: 0 };
  const database = { $queryRaw: async () => [{ weight: BigInt(underWay.weight) }] } as unknown as WriteDatabase;
  const hashes = { hashCounterKey: (whose: string) => whose } as KeyedHashes;
  const security = { record: () => {} } as unknown as SecurityLog;
  return { budgets: new GuessBudgets(database, counters as BudgetCounters, hashes, security), underWay };
}

/** Each number has its own /64. */
const askingAt = (n: number): SignInRequest => ({
  phone: { e164: `+9198${String(n).padStart(8, '0')}`, country: '+91' },
  address: `2001:${(n % 97).toString(16)}:${(n >> 4).toString(16)}:${(n & 15).toString(16)}::5`,
});

describe('three guesses at each of ten thousand numbers', () => {
  it.each([
    ['one after the other', 1],
    ['after all codes were asked for', NUMBERS],
  ])('S-22 give no account in a thousand days, %s', async (_, atOnce) => {
    const { budgets, underWay } = openBudgets();
    const length = signInCodeLength({ OTP_LENGTH: undefined, production: true });
    let accounts = 0;
    let waiting: { asking: SignInRequest; extra: number }[] = [];
    for (let n = 0; n < NUMBERS; n++) {
      const asking = askingAt(n);
      const extra = await budgets.countExtraDigits(asking, NOW);
      underWay.weight += TRIES_PER_CODE * codeGuessWeight(extra);
      waiting.push({ asking, extra });
      if (waiting.length < atOnce) continue;
      for (const { asking, extra } of waiting) {
        underWay.weight -= TRIES_PER_CODE * codeGuessWeight(extra);
        for (let guess = 0; guess < 3; guess++) {
          await budgets.countWrong(asking, codeGuessWeight(extra), NOW);
          accounts += 10 ** -(length + extra);
        }
      }
      waiting = [];
    }
    expect(length).toBe(6);
    expect(accounts).toBeGreaterThan(0.0001);
    expect(accounts).toBeLessThanOrEqual(0.001);
  });
});
