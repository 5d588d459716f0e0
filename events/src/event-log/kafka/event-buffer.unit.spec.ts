import { expect, it } from 'vitest';
import { recordedSample } from '../../testing/recorded-sample.ts';
import { EventBuffer } from './event-buffer.ts';

const having = (most: number, ...seqs: number[]): EventBuffer => {
  const atHand = new EventBuffer(most);
  for (const seq of seqs) atHand.put(recordedSample({ seq }));
  return atHand;
};
const seqs = (atHand: EventBuffer, after: number, limit = 100) => atHand.after(after, limit).map(({ seq }) => seq);

it('gives what follows without a gap, and the same again until that is handled', () => {
  const atHand = having(10, 4, 5, 6);
  expect(seqs(atHand, 2)).toEqual([]);
  expect(seqs(atHand, 3, 2)).toEqual([4, 5]);
  expect(seqs(atHand, 3)).toEqual([4, 5, 6]);
  expect(seqs(atHand, 5)).toEqual([6]);
  expect(seqs(atHand, 6)).toEqual([]);
  expect(seqs(atHand, 9)).toEqual([]);
});

it('leaves out what comes again, and begins anew after a gap', () => {
  expect(seqs(having(10, 1, 2, 2, 1, 3), 0)).toEqual([1, 2, 3]);
  expect(seqs(having(10, 1, 2, 5, 6), 0)).toEqual([]);
  expect(seqs(having(10, 1, 2, 5, 6), 4)).toEqual([5, 6]);
});

it('never grows beyond its bound', () => {
  expect(seqs(having(3, 1, 2, 3), 0)).toEqual([1, 2, 3]);
  expect(seqs(having(3, 1, 2, 3, 4, 5), 0)).toEqual([]);
  expect(seqs(having(3, 1, 2, 3, 4, 5), 3)).toEqual([4, 5]);
});
