import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { sampleRows } from '../testing/sample-rows.ts';
import { measureMemory } from './memory.ts';
import { toRootSquare } from './root-square.ts';
import { RowStore } from './row-store.ts';

it('memory is reported by purpose, and all of it once', () => {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  const rows = [...sampleRows(320)];
  store.load(rows.slice(0, 310));
  for (const upsert of rows.slice(310)) store.apply({ upsert }, () => {});
  const { base, delta, vocabulary } = store;
  const { total, ...parts } = measureMemory(store);
  const words = Math.ceil(310 / 32) * 4;
  expect(parts).toMatchObject({
    columns: 310 * (8 + 4 + 4 + 4 + 4 + 2) + 2 * words,
    numbers: 310,
    sortColumns: 310 * (8 + 2 + 4),
    hashes: 310 * 8 + 2 * 85 * 4,
    directory: 65 * 4,
    bitmaps: words * (2 + 7 + 3 + 8 + 1 + base.price.bitmaps.length + base.area.bitmaps.length),
    delta: 64 * 45 + delta.terms.reduce((bytes, terms) => bytes + 4 * terms.length, 0),
  });
  const { postings } = base;
  const arrays = [postings.offsets, postings.bytes, postings.denseAt, postings.dense];
  expect(parts.words).toBe(arrays.reduce((bytes, array) => bytes + array.byteLength, 0) + vocabulary.bytes());
  expect(total).toBe(Object.values(parts).reduce((sum, bytes) => sum + bytes, 0));
});
