import { expect, it } from 'vitest';
import { hasBit } from './bitmap.ts';
import { allocateColumns, BEDROOMS_SHIFT, OWN_ID_WORD, OWNER, STATE_SHIFT, SUBTYPE_SHIFT } from './columns.ts';
import { buildFacetBitmaps, type FacetBitmaps, setFacetBits } from './facet-bitmaps.ts';

type Facts = { type: number; subtype: number; state: number; bedrooms: number; owner: boolean };
const pack = ({ type, subtype, state, bedrooms, owner }: Facts): number =>
  type |
  (subtype << SUBTYPE_SHIFT) |
  (state << STATE_SHIFT) |
  (bedrooms << BEDROOMS_SHIFT) |
  OWN_ID_WORD |
  (owner ? OWNER : 0);
const rows: Facts[] = [0, 1, 2, 7, 8, 9, 99].flatMap((bedrooms, k) =>
  [0, 1, 2, 3, 4, 5, 6].map((subtype) => ({
    type: (k + subtype) % 2,
    subtype,
    state: (k + subtype) % 3,
    bedrooms,
    owner: (k + subtype) % 5 < 2,
  })),
);
function build(): FacetBitmaps {
  const columns = allocateColumns(rows.length);
  columns.facets.set(rows.map(pack));
  return buildFacetBitmaps(columns);
}
function expectRows(
  { type, subtype, state, bedrooms, owner }: FacetBitmaps,
  facts: readonly (Facts | undefined)[],
): void {
  expect([type.length, subtype.length, state.length, bedrooms.length]).toEqual([2, 7, 3, 9]);
  facts.forEach((own, row) => {
    const inBitmaps = (bitmaps: Uint32Array[]) => bitmaps.flatMap((bits, value) => (hasBit(bits, row) ? [value] : []));
    expect(inBitmaps(type)).toEqual(own ? [own.type] : []);
    expect(inBitmaps(subtype)).toEqual(own ? [own.subtype] : []);
    expect(inBitmaps(state)).toEqual(own ? [own.state] : []);
    expect(hasBit(owner, row)).toBe(own?.owner ?? false);
    const atLeast = [1, 2, 3, 4, 5, 6, 7, 8].filter((least) => own && own.bedrooms >= least);
    expect(inBitmaps(bedrooms)).toEqual(atLeast);
  });
}

it('each facet value has its rows; bedrooms have rows with at least that many', () => {
  expectRows(build(), rows);
});

it('removing a row clears it in all bitmaps, and no other row', () => {
  const bitmaps = build();
  setFacetBits(bitmaps, pack(rows[40]), 40, false);
  expectRows(bitmaps, rows.with(40, undefined as never));
});
