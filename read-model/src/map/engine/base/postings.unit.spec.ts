import { seededRandom } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { bitmapLength, hasBit } from './bitmap.ts';
import { addRowsOfTerm, emptyPostings, mergePostings, type Postings, type RowTerms } from './postings.ts';

const TERMS = 12;
const rowTerms = (rows: readonly (readonly number[])[]): RowTerms => {
  const offsets = [0];
  for (const terms of rows) offsets.push(offsets[offsets.length - 1] + terms.length);
  return { offsets: Uint32Array.from(offsets), terms: Uint32Array.from(rows.flat()) };
};
const rowsWith = (postings: Postings, n: number, term: number): number[] => {
  const bits = new Uint32Array(bitmapLength(n));
  addRowsOfTerm(bits, postings, term);
  return [...Array(n).keys()].filter((row) => hasBit(bits, row));
};
const expectRows = (postings: Postings, rows: readonly (readonly number[])[]) => {
  for (let term = 0; term < TERMS + 1; term++)
    expect(rowsWith(postings, rows.length, term)).toEqual([...rows.keys()].filter((row) => rows[row].includes(term)));
};
const random = seededRandom(3);
const drawn = (n: number) =>
  Array.from({ length: n }, (_, row) => [
    ...(row % 2 === 0 ? [0] : []),
    ...(row % 9 === 0 ? [1] : []),
    ...(row % 300 === 299 ? [2] : []),
    ...(row === 0 || row === n - 1 ? [3] : []),
    ...(random() < 0.1 ? [5] : []),
  ]);
const build = (rows: readonly (readonly number[])[]) =>
  mergePostings(rows.length, TERMS, emptyPostings(), new Int32Array(0), rowTerms(rows), Uint32Array.from(rows.keys()));

describe('the posting list of a term', () => {
  it('finds rows of frequent, rare, distant and missing terms', () => {
    for (const n of [1, 40, 1000, 40_000]) {
      const rows = drawn(n);
      expectRows(build(rows), rows);
    }
    const postings = build(drawn(1000));
    expect([postings.denseAt[0], postings.denseAt[1], postings.denseAt[4]]).toEqual([0, -1, -1]);
    expect([postings.stride, postings.dense.length]).toEqual([32, 32]);
  });

  it('is kept when rows are removed and others are inserted', () => {
    const old = drawn(900);
    const fresh = drawn(400);
    const stays = old.map((_, row) => row % 3 !== 1);
    const merged: number[][] = [];
    const rowByOldRow = new Int32Array(old.length).fill(-1);
    const rowByAddedRow = new Uint32Array(fresh.length);
    for (let row = 0; row < old.length; row++) {
      if (row < fresh.length) {
        rowByAddedRow[row] = merged.length;
        merged.push(fresh[row]);
      }
      if (stays[row]) {
        rowByOldRow[row] = merged.length;
        merged.push(old[row]);
      }
    }
    expectRows(mergePostings(merged.length, TERMS, build(old), rowByOldRow, rowTerms(fresh), rowByAddedRow), merged);
  });

  it('is empty for a term that is newer than the postings', () => {
    expect(rowsWith(build(drawn(40)), 40, 99)).toEqual([]);
    const bits = Uint32Array.of(5, 0);
    addRowsOfTerm(bits, build(drawn(40)), 4);
    expect([...bits]).toEqual([5, 0]);
  });

  it('takes one byte for a distance up to 127 rows, two up to 16,383, and is a bitmap above one row in eight', () => {
    const rows = Array.from({ length: 40_000 }, () => [] as number[]);
    let row = 0;
    for (const distance of [126, 127, 128, 16_383, 16_384]) {
      row += distance;
      rows[row].push(0);
    }
    const postings = build(rows);
    expectRows(postings, rows);
    expect(postings.bytes).toHaveLength(1 + 1 + 2 + 2 + 3);
    const many = (length: number, having: number) =>
      build(Array.from({ length }, (_, row) => (row < having ? [0] : []))).denseAt[0];
    expect([many(16, 2), many(16, 3)]).toEqual([-1, 0]);
  });

  it('is kept when rows are only removed, and contains no removed row', () => {
    const old = Array.from({ length: 900 }, (_, row) => [
      ...(row % 2 === 0 ? [0] : []),
      ...(row % 3 === 0 ? [1] : []),
      ...(row % 40 === 0 ? [2] : []),
    ]);
    const kept = old.filter((_, row) => row % 5 !== 0 && row % 80 !== 40);
    let next = 0;
    const rowByOldRow = Int32Array.from(old, (_, row) => (kept.includes(old[row]) ? next++ : -1));
    const nothing = [rowTerms([]), new Uint32Array(0)] as const;
    const postings = mergePostings(kept.length, TERMS, build(old), rowByOldRow, ...nothing);
    expectRows(postings, kept);
    expect(postings.bytes).toEqual(build(kept).bytes);
    expectRows(mergePostings(kept.length, TERMS, postings, Int32Array.from(kept.keys()), ...nothing), kept);
  });

  it('grows if distances between old rows need more bytes than before', () => {
    const old = Array.from({ length: 9000 }, (_, row) => (row % 100 < TERMS ? [row % 100] : []));
    const merged = old.flatMap((terms) => [terms, [], []]);
    const rowByOldRow = Int32Array.from(old, (_, row) => row * 3);
    const added = merged.flatMap((_, row) => (row % 3 === 0 ? [] : [row]));
    const fresh = rowTerms(added.map(() => []));
    expectRows(mergePostings(merged.length, TERMS, build(old), rowByOldRow, fresh, Uint32Array.from(added)), merged);
  });
});
