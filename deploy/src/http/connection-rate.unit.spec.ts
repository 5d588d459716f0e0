import { expect, it } from 'vitest';
import { ConnectionRate } from './connection-rate.ts';

it('blocks an address that opens connections too fast, for ten seconds, and no other', () => {
  let now = 5_000;
  const rate = new ConnectionRate(() => now);
  const open = (network: string, count: number) =>
    Array.from({ length: count }, () => rate.countOpened(network)).filter(Boolean).length;
  expect([open('a', 200), open('b', 200), open('a', 100)]).toEqual([0, 0, 1]);
  expect([...rate.barred]).toEqual(['a']);
  now += 1_000;
  expect([open('b', 200), rate.releaseExpired()]).toEqual([0, false]);
  now += 9_000;
  expect([rate.releaseExpired(), [...rate.barred], rate.releaseExpired()]).toEqual([true, [], false]);
  expect(open('a', 200)).toBe(0);
});
