import { beforeEach, describe, expect, it } from 'vitest';
import { RepeatedFailures } from './repeated-trouble.ts';

describe('a repeated failure', () => {
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

  it('is reported once, then once a minute with its count, and when it is over', () => {
    for (now = 0; now <= 150_000; now += 1_000) trouble.report(`at ${now}`, 'the queue');
    trouble.end();
    trouble.end();
    expect(told).toEqual(['the queue: at 0', 'the queue 60 times: at 60000', 'the queue 60 times: at 120000', 'over']);
  });

  it('starts again after it was over, and is not reported if there was none', () => {
    trouble.end();
    trouble.report('a', 'the queue');
    trouble.end();
    trouble.report('b', 'the queue');
    expect(told).toEqual(['the queue: a', 'over', 'the queue: b']);
  });

  it('is reported with each of its names', () => {
    for (const what of ['the queue', 'adding', 'the queue', 'adding']) trouble.report('away', what);
    trouble.end();
    expect(told).toEqual(['the queue: away', 'adding: away', 'over']);
  });
});
