import { expect, it } from 'vitest';
import { accepted, fold, refused } from './decider.ts';

it('a state is the result of all events of a stream, applied in order to the initial state', () => {
  const story = { initial: 'a', evolve: (state: string, event: string) => state + event };
  expect(fold(story, ['b', 'c'])).toBe('abc');
  expect(fold(story, [])).toBe('a');
});

it('a decision is events or a rejection', () => {
  expect(accepted('sold', 'paid')).toEqual({ events: ['sold', 'paid'] });
  expect(accepted()).toEqual({ events: [] });
  expect(refused({ code: 'sold' })).toEqual({ refusal: { code: 'sold' } });
});
