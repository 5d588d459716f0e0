import { beforeEach, expect, it, vi } from 'vitest';
import { freshPosition, rememberPosition } from './written-position.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('asks for the last command of each partition that one was accepted in', () => {
  expect(freshPosition(0)).toBeUndefined();
  rememberPosition('3:17', 0);
  rememberPosition('5:9', 1000);
  expect(freshPosition(1000)).toBe('3:17,5:9');
  rememberPosition('3:18', 2000);
  // An answer that comes late takes nothing back.
  rememberPosition('3:16', 3000);
  expect(freshPosition(3000)).toBe('3:18,5:9');
});

it('each is asked for half a minute, and what is no position never', () => {
  rememberPosition('3:17', 0);
  rememberPosition('5:9', 20_000);
  for (const none of [undefined, 7, '', '16:1', '3:17,5:9']) rememberPosition(none, 20_000);
  expect(freshPosition(29_999)).toBe('3:17,5:9');
  expect(freshPosition(30_000)).toBe('5:9');
  expect(freshPosition(50_000)).toBeUndefined();
});
