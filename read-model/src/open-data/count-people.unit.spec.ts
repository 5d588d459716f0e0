import { createSecretKey } from 'node:crypto';
import { sampleAccount } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { PeopleOfDay } from './count-people.ts';
import { DELTA, EPSILON, MIN_PEOPLE, PUBLISHED_FROM, pseudorandomNoise } from './noise.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const DAY = '2026-11-21';
const crowd = (people: number, place = 'kharar', act: 'seen' | 'saved' | 'contacted' = 'seen', from = 0) => {
  const day = new PeopleOfDay(DAY, key);
  for (let k = 0; k < people; k++) day.add({ person: sampleAccount(from + k), act, place });
  return day;
};

/** One in millions: its noise would raise nine people to the published minimum. */
const LOUD = 'place-1269499';

describe('counts of people', () => {
  it('are published only for many people, and never below ten, whatever the noise', () => {
    for (let place = 0; place < 500; place++) expect(crowd(MIN_PEOPLE - 1, `place-${place}`).toRows()).toEqual([]);
    expect(MIN_PEOPLE - 1 + pseudorandomNoise(key, `people|${DAY}|${LOUD} seen`)).toBeGreaterThanOrEqual(
      PUBLISHED_FROM,
    );
    expect(MIN_PEOPLE).toBe(10);
    expect(crowd(MIN_PEOPLE - 1, LOUD).toRows()).toEqual([]);
    const [{ people, ...cell }] = crowd(100).toRows();
    expect(cell).toEqual({ day: DAY, place: 'kharar', act: 'seen' });
    expect(Math.abs(people - 100)).toBeLessThan(15);
    expect(people).toBeGreaterThanOrEqual(PUBLISHED_FROM);
  });

  it('have the same noise in every version of the data, so that a repeated day reveals no more', () => {
    const noise = pseudorandomNoise(key, `people|${DAY}|kharar seen`);
    expect(crowd(100).toRows()).toEqual([{ day: DAY, place: 'kharar', act: 'seen', people: 100 + noise }]);
  });

  it('include each person once a day: the strongest action, in one of its places, in any order', () => {
    const acts = [
      { place: 'a', act: 'seen' },
      { place: 'b', act: 'contacted' },
      { place: 'c', act: 'contacted' },
      { place: 'b', act: 'saved' },
      { place: 'b', act: 'contacted' },
    ] as const;
    const told = [acts, acts.toReversed()].map((order) => {
      const day = new PeopleOfDay(DAY, key);
      for (let k = 0; k < 400; k++) for (const act of order) day.add({ person: sampleAccount(k), ...act });
      return day.toRows().sort((a, b) => (a.place < b.place ? -1 : 1));
    });
    expect(told[0]).toEqual(told[1]);
    expect(told[0].map(({ place, act }) => [place, act])).toEqual([
      ['b', 'contacted'],
      ['c', 'contacted'],
    ]);
    const total = told[0].reduce((sum, { people }) => sum + people, 0);
    expect(Math.abs(total - 400)).toBeLessThan(20);
  });

  it('omit people whose place is unknown', () => {
    const day = new PeopleOfDay(DAY, key);
    for (let k = 0; k < 100; k++) day.add({ person: sampleAccount(k), act: 'seen', place: null });
    expect(day.toRows()).toEqual([]);
  });
});

describe('noise', () => {
  const draws = Array.from({ length: 20_000 }, (_, k) => pseudorandomNoise(key, `cell ${k}`));

  it('is the same for the same key and cell, so that repeated queries reveal nothing, and different for another key', () => {
    expect(draws.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, k) => pseudorandomNoise(key, `cell ${k}`)));
    const other = createSecretKey(Buffer.alloc(32, 8));
    expect(Array.from({ length: 50 }, (_, k) => pseudorandomNoise(other, `cell ${k}`))).not.toEqual(draws.slice(0, 50));
  });

  it('is two-sided geometric: each further step is rarer by a factor of e to the epsilon, on both sides', () => {
    const share = (wanted: number) => draws.filter((noise) => noise === wanted).length / draws.length;
    const alpha = Math.exp(-EPSILON);
    const middle = (1 - alpha) / (1 + alpha);
    for (const k of [0, 1, -1, 2, -2, 3, -3]) {
      const expected = middle * alpha ** Math.abs(k);
      // Six standard deviations.
      expect(Math.abs(share(k) - expected), `${k}`).toBeLessThan(6 * Math.sqrt(expected / draws.length));
    }
    expect(EPSILON).toBeLessThanOrEqual(1);
    expect(DELTA).toBeLessThan(1e-6);
  });
});
