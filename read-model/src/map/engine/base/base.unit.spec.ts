import { seededRandom } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import type { AddedRows } from './added-rows.ts';
import { type Base, buildBase, findRowOfId } from './base.ts';
import { bitmapLength, hasBit, setBit } from './bitmap.ts';
import { allocateColumns } from './columns.ts';
import { addRowsOfTerm } from './postings.ts';

const BITS = 12;
const random = seededRandom(4);
type Home = { id: number; x: number; y: number; price: number; area: number; terms: number[] };
const home = (id: number): Home => ({
  id,
  x: Math.floor(random() * 2 ** BITS),
  y: Math.floor(random() * 2 ** BITS),
  price: Math.floor(random() * 1000),
  area: Math.floor(random() * 1000),
  terms: [...(random() < 0.5 ? [0] : []), ...(random() < 0.05 ? [1] : []), ...(id % 100 === 0 ? [2] : [])],
});
function add(homes: readonly Home[]): AddedRows {
  const columns = allocateColumns(homes.length);
  homes.forEach(({ terms: _, ...values }, row) => {
    for (const [name, value] of Object.entries(values)) columns[name as keyof typeof values][row] = value;
  });
  const offsets = [0];
  for (const { terms } of homes) offsets.push(offsets[offsets.length - 1] + terms.length);
  return {
    n: homes.length,
    columns,
    terms: { offsets: Uint32Array.from(offsets), terms: Uint32Array.from(homes.flatMap(({ terms }) => terms)) },
  };
}
const build = (homes: readonly Home[], old?: Base, alive = old?.alive.slice() ?? new Uint32Array(0)): Base =>
  buildBase({ bits: BITS, old, alive, added: add(homes), termCount: 3 });

const tell = (base: Base): Home[] =>
  [...base.columns.id].map((id, row) => ({
    id,
    x: base.columns.x[row],
    y: base.columns.y[row],
    price: base.columns.price[row],
    area: base.columns.area[row],
    terms: [0, 1, 2].filter((term) => {
      const bits = new Uint32Array(bitmapLength(base.n));
      addRowsOfTerm(bits, base.postings, term);
      return hasBit(bits, row);
    }),
  }));
const sorted = (homes: readonly Home[]) => homes.toSorted((a, b) => a.id - b.id);
const ids = (homes: readonly Home[]) => homes.map(({ id }) => id);

const first = Array.from({ length: 70 }, (_, k) => home(k * 10 + 10));
const later = Array.from({ length: 40 }, (_, k) => home(k * 20 + 5));

describe('a bulk build of rows', () => {
  it('contains all given rows, alive, and finds each by its id', () => {
    const base = build(first);
    expect(base.n).toBe(70);
    expect(sorted(tell(base))).toEqual(first);
    expect([...base.alive]).toEqual([0xffffffff, 0xffffffff, 0b111111]);
    expect([...base.none]).toEqual([0, 0, 0]);
    for (const { id } of first) expect(base.columns.id[findRowOfId(base, id)]).toBe(id);
    for (const id of [0, 9, 11, 699, 701, 2 ** 50]) expect(findRowOfId(base, id)).toBe(-1);
  });

  it('keeps the live rows of the previous base, between the new rows', () => {
    const old = build(first);
    const gone = first.filter((_, k) => k % 3 === 0);
    const alive = old.alive.slice();
    for (const { id } of gone) setBit(alive, findRowOfId(old, id), false);
    const base = build(later, old, alive);
    const expected = [...first.filter((one) => !gone.includes(one)), ...later];
    expect(base.n).toBe(expected.length);
    expect(sorted(tell(base))).toEqual(sorted(expected));
    expect([...base.byId].map((row) => base.columns.id[row])).toEqual(ids(sorted(expected)));
    expect(tell(base)).toEqual(tell(build(expected.toSorted((a, b) => b.id - a.id))));
  });

  it('does not find a dead row', () => {
    const base = build(first);
    setBit(base.alive, findRowOfId(base, 30), false);
    expect(findRowOfId(base, 30)).toBe(-1);
    expect(findRowOfId(base, 40)).not.toBe(-1);
  });

  it('is empty for no rows', () => {
    const base = build([]);
    expect([base.n, base.alive.length, findRowOfId(base, 1)]).toEqual([0, 0, -1]);
    expect(build([], base).n).toBe(0);
  });
});
