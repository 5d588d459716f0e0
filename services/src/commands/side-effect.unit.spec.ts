import { describe, expect, it } from 'vitest';
import { applySideEffects, revertSideEffects, type SideEffect } from './side-effect.ts';

describe('side effects of a command', () => {
  const record = (log: string[], name: string, failing?: 'apply' | 'revert'): SideEffect => {
    const step = (kind: 'apply' | 'revert') => async () => {
      if (failing === kind) throw new Error(`${kind} ${name} failed`);
      log.push(`${kind} ${name}`);
    };
    return { apply: step('apply'), revert: step('revert') };
  };

  it('reverts those that were applied if a later one fails', async () => {
    const log: string[] = [];
    const effects = [record(log, 'a'), record(log, 'b'), record(log, 'c', 'apply')];
    await expect(applySideEffects(effects)).rejects.toThrow('apply c failed');
    expect(log).toEqual(['apply a', 'apply b', 'revert b', 'revert a']);
  });

  it('reverts the others if one cannot be reverted, and reports that failure', async () => {
    const log: string[] = [];
    const effects = [record(log, 'a'), record(log, 'b', 'revert')];
    await expect(revertSideEffects(effects)).rejects.toThrow('revert b failed');
    expect(log).toEqual(['revert a']);
  });
});
