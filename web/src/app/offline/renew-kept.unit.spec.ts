import { expect, it, vi } from 'vitest';
import { KEPT_FOR_MS, type KeptAnswer, MOST_KEPT } from '../../shared/offline/kept-answers.ts';
import { forgetWithSession } from './forget-with-session.ts';
import { renewKept } from './renew-kept.ts';
import { memoryStore } from './testing/memory-store.ts';

const SINCE = Date.parse('2026-11-22T09:00:00Z');
const EARLIER = SINCE - 60_000;
const home = (id: string, at = EARLIER): [string, KeptAnswer] => [
  `home ${id}`,
  { key: ['property', `flat-${id}`, 'out'], data: { id }, at },
];
const list = (name: string, at: number): [string, KeptAnswer] => [
  name,
  { key: ['listings', name], data: { pages: [] }, at },
];

async function renew(kept: [string, KeptAnswer][], there: string[]) {
  const store = memoryStore(new Map(kept));
  const asked: string[][] = [];
  const findPublic = async (ids: string[]) => {
    asked.push(ids);
    return new Set(ids.filter((id) => there.includes(id)));
  };
  await renewKept({ store, now: SINCE + 1000, findPublic }, SINCE);
  return { left: [...store.kept.keys()], asked };
}

it('with the next connection what was kept of a home that is no longer to be seen is gone, and so are lists of an earlier visit', async () => {
  const { left, asked } = await renew(
    [home('1'), home('2'), home('3', SINCE + 1), list('before', EARLIER), list('now', SINCE + 1)],
    ['1'],
  );
  expect(left.toSorted()).toEqual(['home 1', 'home 3', 'now']);
  expect(asked.flat().toSorted()).toEqual(['1', '2', '3']);
});

it('what is a week old goes in any case, and of more than can be kept the oldest', async () => {
  const { left } = await renew([home('1', SINCE - KEPT_FOR_MS), home('2')], ['1', '2']);
  expect(left).toEqual(['home 2']);
  const many = Array.from({ length: MOST_KEPT + 5 }, (_, n) => home(String(n), EARLIER - n));
  const { left: most, asked } = await renew(
    many,
    many.map((_, n) => String(n)),
  );
  expect([most.length, most.includes(`home ${MOST_KEPT}`)]).toEqual([MOST_KEPT, false]);
  expect(Math.max(...asked.map((ids) => ids.length))).toBe(50);
});

it('D-163 with a session goes what it left, whoever ended it; what a stranger read stays', async () => {
  const forget = vi.fn(async () => {});
  const stranger = memoryStore(new Map([home('1'), list('now', SINCE)]));
  await forgetWithSession(stranger, forget);
  expect(forget).not.toHaveBeenCalled();
  for (const key of [
    ['me', 'marks'],
    ['property', 'flat-1', 'in'],
  ]) {
    await forgetWithSession(memoryStore(new Map([['one', { key, data: {}, at: SINCE }]])), forget);
    expect(forget, String(key)).toHaveBeenCalledOnce();
    forget.mockClear();
  }
});
