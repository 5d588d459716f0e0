import { type Columns, readNumberAttributeOrZero } from './columns.ts';

/** Set by `computeRowHashIntoShared`; a shared object avoids one allocation per row. */
export const rowHash = { h1: 0, h2: 0 };

/** Hashes are summed modulo 2³², so that the order of rows does not matter. */
export function computeRowHashIntoShared(columns: Columns, row: number): void {
  rowHash.h1 = columns.words1[row];
  rowHash.h2 = columns.words2[row];
  absorbSafeInteger(columns.id[row]);
  absorb(columns.x[row]);
  absorb(columns.y[row]);
  absorb(columns.price[row]);
  absorb(columns.area[row]);
  absorbSafeInteger(Math.round(columns.sqft[row] * 100));
  absorb(columns.facets[row]);
  absorb(columns.cut[row]);
  for (let at = 0; at < columns.numbers.length; at++) {
    const value = readNumberAttributeOrZero(columns, row, at);
    // Keeps the hash of listings without numbers stable.
    if (value === 0) continue;
    absorb(at + 1);
    absorb(value);
  }
  rowHash.h1 = finish(rowHash.h1);
  rowHash.h2 = finish(rowHash.h2);
}

function absorbSafeInteger(value: number): void {
  absorb(value >>> 0);
  absorb(Math.floor(value / 2 ** 32));
}

function absorb(value: number): void {
  rowHash.h1 = mix(rowHash.h1, Math.imul(value, 0xcc9e2d51));
  rowHash.h2 = mix(rowHash.h2, Math.imul(value, 0x85ebca6b));
}

/** MurmurHash3 (public domain). */
function mix(hash: number, scaled: number): number {
  const h = hash ^ Math.imul((scaled << 15) | (scaled >>> 17), 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
