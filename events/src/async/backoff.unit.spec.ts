import { expect, it } from 'vitest';
import { Backoff } from './backoff.ts';

it('pauses grow with each failure, the last one repeats, and a success resets them', () => {
  const backoff = new Backoff([50, 200, 1000]);
  expect(Array.from({ length: 5 }, () => backoff.nextDelayMs())).toEqual([50, 200, 1000, 1000, 1000]);
  backoff.reset();
  expect(backoff.nextDelayMs()).toBe(50);
});
