import { expect, it } from 'vitest';
import { sampleRecordedEvent } from '../../testing/recorded-sample.ts';
import { EventBuffer } from './kafka-subscription.ts';

const having = (max: number, ...seqs: number[]): EventBuffer => {
  const buffer = new EventBuffer(max);
  for (const seq of seqs) buffer.put(sampleRecordedEvent({ seq }));
  return buffer;
};
const seqs = (buffer: EventBuffer, after: number, limit = 100) => buffer.readAfter(after, limit).map(({ seq }) => seq);

it('returns events without gaps, and the same ones again until they are handled', () => {
  const buffer = having(10, 4, 5, 6);
  expect(seqs(buffer, 2)).toEqual([]);
  expect(seqs(buffer, 3, 2)).toEqual([4, 5]);
  expect(seqs(buffer, 3)).toEqual([4, 5, 6]);
  expect(seqs(buffer, 5)).toEqual([6]);
  expect(seqs(buffer, 6)).toEqual([]);
  expect(seqs(buffer, 9)).toEqual([]);
});

it('skips duplicates, and starts again after a gap', () => {
  expect(seqs(having(10, 1, 2, 2, 1, 3), 0)).toEqual([1, 2, 3]);
  expect(seqs(having(10, 1, 2, 5, 6), 0)).toEqual([]);
  expect(seqs(having(10, 1, 2, 5, 6), 4)).toEqual([5, 6]);
});

it('never exceeds its limit', () => {
  expect(seqs(having(3, 1, 2, 3), 0)).toEqual([1, 2, 3]);
  expect(seqs(having(3, 1, 2, 3, 4, 5), 0)).toEqual([]);
  expect(seqs(having(3, 1, 2, 3, 4, 5), 3)).toEqual([4, 5]);
});
