import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWithTimeout, loadWithTimeout } from './lazy-chunk.ts';

const SOURCE = join(import.meta.dirname, '..');
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

it('N-02 a script fails to load after 120 s, and not before', async () => {
  const failed = vi.fn();
  loadWithTimeout(() => new Promise<never>(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect([failed.mock.calls.length, lost.mock.calls]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([failed.mock.calls.length, lost.mock.calls]).toEqual([1, [['vite:preloadError']]]);
});

it('N-02 a lazy component fails to load after 120 s as well', async () => {
  const Slow = lazyWithTimeout(() => new Promise<never>(() => {}));
  const failed = vi.fn();
  prerender(createElement(Suspense, null, createElement(Slow)), { onError: failed }).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect([failed.mock.calls.length, lost.mock.calls]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([failed.mock.calls.length, lost.mock.calls]).toEqual([1, [['vite:preloadError']]]);
});

it('N-02 every component that loads by itself is a lazy chunk', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !file.includes('.spec.'));
  const users = files.filter((file) => /[^\w.]lazy(<[^(]*>)?\(/.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(users.sort()).toEqual(['shared/lazy-chunk.ts', 'shared/lazy-when-idle.ts']);
});

it('a loaded one is available at once, a failing one fails at once, and neither times out later', async () => {
  expect(await loadWithTimeout(async () => 'part')).toBe('part');
  await expect(loadWithTimeout(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  expect(lost).not.toHaveBeenCalled();
});
