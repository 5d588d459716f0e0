import { beforeEach, describe, expect, it } from 'vitest';
import { RepeatedFailures } from './repeated-trouble.ts';

describe('trouble that repeats', () => {
  let told: string[];
  let now: number;
  let trouble: RepeatedFailures;
  beforeEach(() => {
    [told, now] = [[], 0];
    const listener = {
      failed: (error: unknown, what: string, fields?: { times: number }) =>
        told.push(`${what}${fields ? ` ${fields.times} times` : ''}: ${error}`),
      over: () => told.push('over'),
    };
    trouble = new RepeatedFailures(listener, () => now);
  });

  it('is told once, then once a minute with how often it was, and when it is over', () => {
    for (now = 0; now <= 150_000; now += 1_000) trouble.report(`at ${now}`, 'the queue');
    trouble.end();
    trouble.end();
    expect(told).toEqual(['the queue: at 0', 'the queue 60 times: at 60000', 'the queue 60 times: at 120000', 'over']);
  });

  it('begins anew once it was over, and is nothing to tell of where there was none', () => {
    trouble.end();
    trouble.report('a', 'the queue');
    trouble.end();
    trouble.report('b', 'the queue');
    expect(told).toEqual(['the queue: a', 'over', 'the queue: b']);
  });

  it('is told of by each of its names', () => {
    for (const what of ['the queue', 'adding', 'the queue', 'adding']) trouble.report('away', what);
    trouble.end();
    expect(told).toEqual(['the queue: away', 'adding: away', 'over']);
  });
});
