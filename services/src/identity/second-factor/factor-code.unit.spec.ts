import { describe, expect, it } from 'vitest';
import { normalizeFactorCode, randomFactorCode } from './factor-code.ts';
import { hasRecentSecondFactorProof, lockDurationMs, MAX_TRIES, remainingLockMs } from './factor-rules.ts';

const MINUTE = 60_000;

describe('staff codes', () => {
  it('have sixteen letters in groups of four, are never repeated, and are accepted in any notation', () => {
    const codes = Array.from({ length: 50 }, randomFactorCode);
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(50);
    expect(normalizeFactorCode(` ${codes[0].toUpperCase().replaceAll('-', ' ')} `)).toBe(codes[0].replaceAll('-', ''));
  });

  it('are locked for a quarter of an hour after five wrong ones, then for twice as long, up to a day', () => {
    expect([1, 4, 5, 6, 7].map(lockDurationMs)).toEqual([0, 0, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE]);
    expect([12, 50, MAX_TRIES].map(lockDurationMs)).toEqual([1440 * MINUTE, 1440 * MINUTE, 1440 * MINUTE]);
  });

  it('are locked until the time has passed, and after a hundred wrong ones permanently', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    const until = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
    expect(remainingLockMs({ wrong: 5, lockedUntil: until(10) }, now)).toBe(10 * MINUTE);
    expect(remainingLockMs({ wrong: 99, lockedUntil: until(0) }, now)).toBe(0);
    expect(remainingLockMs({ wrong: 4, lockedUntil: null }, now)).toBe(0);
    expect(remainingLockMs({ wrong: MAX_TRIES, lockedUntil: until(-1) }, now)).toBe(Number.POSITIVE_INFINITY);
  });

  it('must be proven again after five minutes', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    const caller = { account: 'a' as never, staff: true };
    const proven = (minutes: number) => ({ ...caller, provenAt: new Date(now.getTime() - minutes * MINUTE) });
    expect([proven(0), proven(5), proven(5.1), caller].map((who) => hasRecentSecondFactorProof(who, now))).toEqual([
      ...[true, true, false, false],
    ]);
  });
});
