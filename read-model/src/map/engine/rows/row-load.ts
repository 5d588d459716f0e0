import type { AddedRows } from '../base/added-rows.ts';
import { allocateColumns, copyToLargerColumns, shared } from '../base/columns.ts';
import type { MapRow } from './map-row.ts';
import type { RootSquare } from './root-square.ts';
import { writeRowToColumns } from './row-facts.ts';
import { Vocabulary } from './vocabulary.ts';

const FIRST_ROWS = 1024;
const FIRST_TERMS = 8 * FIRST_ROWS;

/**
 * Converted at once because a million row objects take a gigabyte. In shared memory, readable by the rebuild thread.
 */
export class RowLoad {
  /** Reloading forgets old words. */
  readonly vocabulary = new Vocabulary();
  #n = 0;
  #columns = allocateColumns(FIRST_ROWS);
  #offsets: Uint32Array = shared.u32(FIRST_ROWS + 1);
  #terms: Uint32Array = shared.u32(FIRST_TERMS);

  constructor(private readonly square: RootSquare) {}

  /** Rows outside the map do not replace earlier rows with their ID. */
  add(row: MapRow): void {
    if (this.#n === this.#columns.id.length) {
      this.#columns = copyToLargerColumns(this.#columns, 2 * this.#n);
      this.#offsets = widen(this.#offsets, 2 * this.#n + 1);
    }
    const terms = writeRowToColumns(row, this.square, this.vocabulary, this.#columns, this.#n);
    if (!terms) return;
    const start = this.#offsets[this.#n];
    const end = start + terms.length;
    if (end > this.#terms.length) this.#terms = widen(this.#terms, Math.max(end, 2 * this.#terms.length));
    this.#terms.set(terms, start);
    this.#offsets[++this.#n] = end;
  }

  get added(): AddedRows {
    const offsets = this.#offsets.subarray(0, this.#n + 1);
    return {
      n: this.#n,
      columns: this.#columns,
      terms: { offsets, terms: this.#terms.subarray(0, offsets[this.#n]) },
    };
  }
}

function widen(numbers: Uint32Array, n: number): Uint32Array {
  const wider = shared.u32(n);
  wider.set(numbers);
  return wider;
}
