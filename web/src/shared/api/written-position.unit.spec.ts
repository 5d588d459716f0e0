import { beforeEach, expect, it, vi } from 'vitest';
import { freshPosition, heardPosition, hearPosition, rememberPosition } from './written-position.ts';

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

it('asks for what a live message told of for three seconds, beside what was written', () => {
  const vector = (seqs: Record<number, number>) => [1, ...Array.from({ length: 16 }, (_, k) => seqs[k] ?? 0)].join('.');
  hearPosition(vector({ 3: 17, 5: 9 }), 0);
  expect(heardPosition(2999)).toBe('3:17,5:9');
  rememberPosition('3:20', 1000);
  rememberPosition('7:1', 1000);
  expect(heardPosition(2999)).toBe('3:20,5:9,7:1');
  hearPosition(vector({ 3: 16, 5: 10 }), 2000);
  expect(heardPosition(4999)).toBe('3:20,5:10,7:1');
  expect(heardPosition(5000)).toBe('3:20,7:1');
  expect(freshPosition(2999)).toBe('3:20,7:1');
  hearPosition('nonsense', 5000);
  expect(heardPosition(5000)).toBe('3:20,7:1');
});
