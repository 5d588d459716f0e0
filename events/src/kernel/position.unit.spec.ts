import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PARTITIONS } from './partition.ts';
import {
  areAllSeqsAtLeast,
  formatPositionToken,
  formatPositionVector,
  parsePositionToken,
  parsePositionVector,
  START,
} from './position.ts';

const seq = fc.integer({ min: 0, max: 1e15 - 1 });

it('a position token is partition:seq, and can be parsed', () => {
  expect(formatPositionToken(3, 17)).toBe('3:17');
  fc.assert(
    fc.property(fc.nat(PARTITIONS - 1), seq, (partition, seq) => {
      expect(parsePositionToken(formatPositionToken(partition, seq))).toEqual({ partition, seq });
    }),
  );
  for (const text of ['', '3', '16:1', '-1:1', '3:', '3:x', '3:1.5', '3:1:1', ' 3:1', '3:1234567890123456'])
    expect(parsePositionToken(text), text).toBeUndefined();
});

it('a position vector can be parsed', () => {
  const vectors = fc.record({
    generation: fc.nat(),
    seqs: fc.array(seq, { minLength: PARTITIONS, maxLength: PARTITIONS }),
  });
  fc.assert(
    fc.property(vectors, (vector) => void expect(parsePositionVector(formatPositionVector(vector))).toEqual(vector)),
  );
  const wrong = [
    '',
    '1',
    '1.2',
    formatPositionVector({ generation: 1, seqs: [...START, 1] }),
    `${formatPositionVector({ generation: 1, seqs: START })}x`,
  ];
  for (const text of wrong) expect(parsePositionVector(text), text).toBeUndefined();
  expect(parsePositionVector(`-1${'.0'.repeat(PARTITIONS)}`)).toBeUndefined();
});

it('a vector has reached another if each of its partitions has', () => {
  const [at, ahead] = [START.with(3, 17), START.with(3, 18)];
  expect([areAllSeqsAtLeast(ahead, at), areAllSeqsAtLeast(at, at), areAllSeqsAtLeast(at, ahead)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(areAllSeqsAtLeast(ahead, at.with(4, 1))).toBe(false);
});
