import { expect, it, vi } from 'vitest';
import { createSharedValue } from './shared-value.ts';

it('tells whoever listens of another value, and nobody of the same or after they stopped', () => {
  const value = createSharedValue('out');
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = value.subscribe(first);
  value.subscribe(second);
  value.set('out');
  expect(first).not.toHaveBeenCalled();
  value.set('in');
  expect([value.get(), first.mock.calls.length, second.mock.calls.length]).toEqual(['in', 1, 1]);
  stop();
  value.set('out');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

it('tells all that listened when it changed, though one of them stops meanwhile', () => {
  const value = createSharedValue(0);
  const last = vi.fn();
  const stop = value.subscribe(() => stop());
  value.subscribe(last);
  value.set(1);
  value.set(2);
  expect(last).toHaveBeenCalledTimes(2);
});
