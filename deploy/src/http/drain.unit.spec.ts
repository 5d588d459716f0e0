import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drain } from './drain.ts';

const steps: string[] = [];
let closed: PromiseWithResolvers<void>;
const connections = {
  stopListening: () => void steps.push('stopped listening'),
  announceClose: () => void steps.push('announced'),
  allClosed: () => closed.promise,
};

beforeEach(() => {
  vi.useFakeTimers();
  steps.length = 0;
  closed = Promise.withResolvers();
});
afterEach(() => vi.useRealTimers());

const begin = (seconds: number, hurry = new AbortController()) => {
  const drain = new Drain(seconds);
  void drain.run(connections, hurry.signal).then(() => steps.push('over'));
  return drain;
};

it('reports not ready first, keeps connections meanwhile, then rejects new ones and completes the old ones', async () => {
  expect(begin(5).begun).toBe(true);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(steps).toEqual(['stopped listening', 'announced']);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(steps).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(steps.at(-1)).toBe('over');
});

it('ends when no connection is left, or when it is told to hurry', async () => {
  begin(5);
  await vi.advanceTimersByTimeAsync(5_000);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.at(-1)).toBe('over');
  steps.length = 0;
  closed = Promise.withResolvers();
  const hurry = new AbortController();
  begin(5, hurry);
  hurry.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['stopped listening', 'announced', 'over']);
});
