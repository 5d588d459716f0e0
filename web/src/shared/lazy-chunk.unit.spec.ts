import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadInTime } from './lazy-chunk.ts';

const lost = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', (event: Event) => lost(event.type));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  lost.mockReset();
});

it('N-02 a part of the program that has not come after 120 s is lost, and not before', async () => {
  const failed = vi.fn();
  loadInTime(() => new Promise<never>(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect([failed.mock.calls.length, lost.mock.calls]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([failed.mock.calls.length, lost.mock.calls]).toEqual([1, [['vite:preloadError']]]);
});

it('one that comes is there at once, one that fails fails at once, and neither is lost later', async () => {
  expect(await loadInTime(async () => 'part')).toBe('part');
  await expect(loadInTime(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  expect(lost).not.toHaveBeenCalled();
});
