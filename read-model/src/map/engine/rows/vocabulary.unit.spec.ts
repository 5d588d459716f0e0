import { hash32 } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

describe('the vocabulary', () => {
  it('gives each word one number, and knows no other word', () => {
    const words = new Vocabulary();
    expect(['park', 'view', 'park'].map((word) => words.findOrAdd(word))).toEqual([0, 1, 0]);
    expect([words.find('view'), words.find('lake'), words.size]).toEqual([1, undefined, 2]);
  });

  it('hashes a set of words equally, whatever their order and numbers', () => {
    const [one, other] = [new Vocabulary(), new Vocabulary()];
    const [park, view] = ['park', 'view'].map((word) => one.findOrAdd(word));
    const [third, second] = ['x', 'view', 'park'].map((word) => other.findOrAdd(word)).slice(1);
    expect(one.hash([park, view])).toEqual(other.hash([second, third]));
    expect(one.hash([view, park])).toEqual(one.hash([park, view]));
    expect(one.hash([park])).not.toEqual(one.hash([view]));
    expect(one.hash([])).toEqual([0, 0]);
    const [h1, h2] = one.hash([park, view]);
    expect(h1).not.toBe(h2);
    for (const half of [h1, h2]) expect(half === half >>> 0).toBe(true);
    const [a, b] = [one.hash([park]), one.hash([view])];
    expect(a).toEqual([hash32('park'), hash32('park\u0000')]);
    expect([h1, h2]).toEqual([(a[0] + b[0]) >>> 0, (a[1] + b[1]) >>> 0]);
  });

  it('estimates its memory', () => {
    const words = new Vocabulary();
    words.findOrAdd('park');
    words.findOrAdd('mohali');
    expect(words.bytes()).toBe(2 * 72 + 10);
  });
});
