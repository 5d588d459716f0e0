import { expect, it } from 'vitest';
import { accepted, fold, refused } from './decider.ts';

it('a state is what all events of a stream made of the first, in order', () => {
  const story = { initial: 'a', evolve: (state: string, event: string) => state + event };
  expect(fold(story, ['b', 'c'])).toBe('abc');
  expect(fold(story, [])).toBe('a');
});

it('a decision is its events, or why there are none', () => {
  expect(accepted('sold', 'paid')).toEqual({ events: ['sold', 'paid'] });
  expect(accepted()).toEqual({ events: [] });
  expect(refused({ code: 'sold' })).toEqual({ refusal: { code: 'sold' } });
});
