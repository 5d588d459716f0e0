import { Problem } from '@naksha/events/contracts';
import { expect, it } from 'vitest';
import { parseAfterPosition, parseMinPosition } from './position-query.ts';

const refusal = (parse: () => unknown): unknown => {
  try {
    return parse();
  } catch (error) {
    return error instanceof Problem ? [error.status, error.errors?.map(({ field }) => field)] : error;
  }
};

it('parses positions to wait for, and rejects invalid ones', () => {
  expect(parseAfterPosition({ after: '3:17' })?.seqs[3]).toBe(17);
  expect(refusal(() => parseAfterPosition({ after: '16:1' }))).toEqual([422, ['after']]);
  expect(refusal(() => parseAfterPosition({ after: '3:1,' }))).toEqual([422, ['after']]);
  expect(refusal(() => parseAfterPosition({ after: Array(17).fill('3:1').join() }))).toEqual([422, ['after']]);
  expect(parseMinPosition({ min: `2.${Array(16).fill(4).join('.')}` })).toEqual({
    generation: 2,
    seqs: Array(16).fill(4),
  });
  expect(refusal(() => parseMinPosition({ min: '1.2.3' }))).toEqual([422, ['min']]);
  expect([parseAfterPosition({}), parseMinPosition({})]).toEqual([undefined, undefined]);
});

it('waits for the last of several positions in each partition', () => {
  const seqs = Array(16).fill(0).with(3, 17).with(5, 9);
  expect(parseAfterPosition({ after: '3:17,5:9,3:12' })).toEqual({ seqs });
});
