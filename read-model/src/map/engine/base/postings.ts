import { type Bitmap, bitmapLength, countBitsOfWord, lowestBitIndex, setBit } from './bitmap.ts';
import { shared } from './columns.ts';

/** Terms in more than an eighth of the rows are bitmaps; the others are row distances as varints, low bits first. */
export type Postings = {
  offsets: Uint32Array;
  bytes: Uint8Array;
  /** For each term, the index of its bitmap in `dense`, or -1. */
  denseAt: Int32Array;
  dense: Uint32Array;
  stride: number;
};

/** Those of row k are `terms[offsets[k]] … terms[offsets[k + 1] - 1]`. */
export type RowTerms = { offsets: Uint32Array; terms: Uint32Array };

const DENSE = 8;

type Writer = { bytes: Uint8Array; at: number };

/** `rowByOldRow`: ascending, -1 for rows that are gone. */
export function mergePostings(
  n: number,
  termCount: number,
  old: Postings,
  rowByOldRow: Int32Array,
  added: RowTerms,
  rowByAddedRow: Uint32Array,
): Postings {
  const byTerm = groupByTerm(termCount, added, rowByAddedRow);
  const offsets = shared.u32(termCount + 1);
  const denseAt = shared.i32(termCount).fill(-1);
  const dense: Bitmap[] = [];
  const writer: Writer = { bytes: new Uint8Array(old.bytes.length + added.terms.length * 2 + 64), at: 0 };
  const rows = new Uint32Array(n);
  for (let term = 0; term < termCount; term++) {
    let count = 0;
    forEachRow(old, term, (row) => {
      if (rowByOldRow[row] >= 0) rows[count++] = rowByOldRow[row];
    });
    const more = byTerm.rows.subarray(byTerm.starts[term], byTerm.starts[term + 1]);
    if (more.length > 0) {
      rows.set(more, count);
      count += more.length;
      rows.subarray(0, count).sort();
    }
    if (count * DENSE > n) {
      denseAt[term] = dense.length;
      const bits = new Uint32Array(bitmapLength(n));
      for (let k = 0; k < count; k++) setBit(bits, rows[k], true);
      dense.push(bits);
    } else writeDistances(writer, rows, count);
    offsets[term + 1] = writer.at;
  }
  const bytes = shared.u8(writer.at);
  bytes.set(writer.bytes.subarray(0, writer.at));
  const stride = bitmapLength(n);
  const denseWords = shared.u32(dense.length * stride);
  dense.forEach((bits, k) => {
    denseWords.set(bits, k * stride);
  });
  return { offsets, bytes, denseAt, dense: denseWords, stride };
}

export const emptyPostings = (): Postings => ({
  offsets: shared.u32(1),
  bytes: shared.u8(0),
  denseAt: shared.i32(0),
  dense: shared.u32(0),
  stride: 0,
});

export function addRowsOfTerm(bits: Bitmap, postings: Postings, term: number): void {
  const dense = postings.denseAt[term] ?? -1;
  if (dense >= 0) for (let at = 0; at < bits.length; at++) bits[at] |= postings.dense[dense * bits.length + at];
  else
    forEachRow(postings, term, (row) => {
      bits[row >>> 5] |= 1 << (row & 31);
    });
}

export function forEachRow(postings: Postings, term: number, visit: (row: number) => void): void {
  if (term >= postings.denseAt.length) return;
  const dense = postings.denseAt[term];
  if (dense >= 0) {
    for (let at = 0; at < postings.stride; at++)
      for (let word = postings.dense[dense * postings.stride + at]; word !== 0; word &= word - 1)
        visit((at << 5) + lowestBitIndex(word));
    return;
  }
  let row = -1;
  for (let at = postings.offsets[term]; at < postings.offsets[term + 1]; ) {
    let distance = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = postings.bytes[at++];
      distance |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte > 0x7f);
    row += distance;
    visit(row);
  }
}

/** Adds the counted rows to `found`. */
export function countAndMarkRowsOfTerm(
  postings: Postings,
  term: number,
  among: Bitmap,
  { first, end }: { first: number; end: number },
  found: Bitmap,
): number {
  if (term >= postings.denseAt.length) return 0;
  const dense = postings.denseAt[term];
  let count = 0;
  if (dense >= 0) {
    const start = dense * postings.stride;
    for (let at = first; at < end; at++) {
      const word = among[at] & postings.dense[start + at];
      count += countBitsOfWord(word);
      found[at] |= word;
    }
    return count;
  }
  // No call per row, because a term can have up to an eighth of all rows.
  const { bytes, offsets } = postings;
  const stop = end << 5;
  let row = -1;
  for (let at = offsets[term]; at < offsets[term + 1] && row < stop; ) {
    let byte = bytes[at++];
    let distance = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++];
      distance |= (byte & 0x7f) << shift;
    }
    row += distance;
    const bit = among[row >>> 5] & (1 << (row & 31));
    count += bit === 0 ? 0 : 1;
    found[row >>> 5] |= bit;
  }
  return count;
}

function writeDistances(writer: Writer, rows: Uint32Array, count: number): void {
  if (writer.at + count * 5 > writer.bytes.length) {
    const wider = new Uint8Array(writer.bytes.length * 2 + count * 5);
    wider.set(writer.bytes);
    writer.bytes = wider;
  }
  let last = -1;
  for (let k = 0; k < count; k++) {
    let distance = rows[k] - last;
    last = rows[k];
    for (; distance > 0x7f; distance >>>= 7) writer.bytes[writer.at++] = (distance & 0x7f) | 0x80;
    writer.bytes[writer.at++] = distance;
  }
}

function groupByTerm(termCount: number, { offsets, terms }: RowTerms, rowByAddedRow: Uint32Array) {
  const starts = new Uint32Array(termCount + 1);
  for (const term of terms) starts[term + 1]++;
  for (let term = 0; term < termCount; term++) starts[term + 1] += starts[term];
  const rows = new Uint32Array(terms.length);
  const next = starts.slice();
  for (let k = 0; k + 1 < offsets.length; k++)
    for (let at = offsets[k]; at < offsets[k + 1]; at++) rows[next[terms[at]]++] = rowByAddedRow[k];
  return { starts, rows };
}
