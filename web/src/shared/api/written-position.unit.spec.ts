import { beforeEach, expect, it, vi } from 'vitest';
import { recentReadPosition, recentWritePosition, recordLivePosition, recordOwnWrite } from './written-position.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('requests the last position of each partition with an accepted command', () => {
  expect(recentWritePosition(0)).toBeUndefined();
  recordOwnWrite('3:17', 0);
  recordOwnWrite('5:9', 1000);
  expect(recentWritePosition(1000)).toBe('3:17,5:9');
  recordOwnWrite('3:18', 2000);
  recordOwnWrite('3:16', 3000);
  expect(recentWritePosition(3000)).toBe('3:18,5:9');
});

it('requests each for half a minute, and no invalid position', () => {
  recordOwnWrite('3:17', 0);
  recordOwnWrite('5:9', 20_000);
  for (const none of [undefined, 7, '', '16:1', '3:17,5:9']) recordOwnWrite(none, 20_000);
  expect(recentWritePosition(29_999)).toBe('3:17,5:9');
  expect(recentWritePosition(30_000)).toBe('5:9');
  expect(recentWritePosition(50_000)).toBeUndefined();
});

it('requests the position of a live message for three seconds, next to written positions', () => {
  const vector = (seqs: Record<number, number>) => [1, ...Array.from({ length: 16 }, (_, k) => seqs[k] ?? 0)].join('.');
  recordLivePosition(vector({ 3: 17, 5: 9 }), 0);
  expect(recentReadPosition(2999)).toBe('3:17,5:9');
  recordOwnWrite('3:20', 1000);
  recordOwnWrite('7:1', 1000);
  expect(recentReadPosition(2999)).toBe('3:20,5:9,7:1');
  recordLivePosition(vector({ 3: 16, 5: 10 }), 2000);
  expect(recentReadPosition(4999)).toBe('3:20,5:10,7:1');
  expect(recentReadPosition(5000)).toBe('3:20,7:1');
  expect(recentWritePosition(2999)).toBe('3:20,7:1');
  recordLivePosition('nonsense', 5000);
  expect(recentReadPosition(5000)).toBe('3:20,7:1');
});
