import { allocateColumns, type Columns, copyRow } from './columns.ts';
import { sortRowsById } from './morton.ts';
import type { RowTerms } from './postings.ts';

/** The columns may have spare capacity. */
export type AddedRows = { n: number; columns: Columns; terms: RowTerms };

export function dropReplacedRows(added: AddedRows): AddedRows {
  const { n, columns } = added;
  const ids = columns.id.subarray(0, n);
  const order = sortRowsById(ids);
  const replaced = new Uint8Array(n);
  let count = 0;
  // The sort is stable, so among equal IDs the last row comes last.
  for (let k = 1; k < n; k++)
    if (ids[order[k]] === ids[order[k - 1]]) {
      replaced[order[k - 1]] = 1;
      count++;
    }
  return count === 0 ? added : withoutRows(added, replaced, n - count);
}

function withoutRows({ n, columns, terms }: AddedRows, left: Uint8Array, keptRows: number): AddedRows {
  const others = allocateColumns(keptRows);
  const offsets = new Uint32Array(keptRows + 1);
  const all = new Uint32Array(terms.terms.length);
  let at = 0;
  for (let row = 0; row < n; row++) {
    if (left[row]) continue;
    copyRow(columns, row, others, at);
    const own = terms.terms.subarray(terms.offsets[row], terms.offsets[row + 1]);
    all.set(own, offsets[at]);
    offsets[at + 1] = offsets[at] + own.length;
    at++;
  }
  return { n: keptRows, columns: others, terms: { offsets, terms: all.subarray(0, offsets[keptRows]) } };
}
