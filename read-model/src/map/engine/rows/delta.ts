import { allocateColumns, type Columns, copyRow, copyToLargerColumns } from '../base/columns.ts';

/** Few enough that every query checks each. */
export class Delta {
  n = 0;
  columns = allocateColumns(64);
  /** Ascending. */
  readonly terms: Uint32Array[] = [];
  readonly #slotById = new Map<number, number>();

  findSlot(id: number): number | undefined {
    return this.#slotById.get(id);
  }

  /** Replaces the row with the same ID. */
  upsert(columns: Columns, from: number, terms: Uint32Array): void {
    const id = columns.id[from];
    let slot = this.#slotById.get(id);
    if (slot === undefined) {
      slot = this.n++;
      if (this.n > this.columns.id.length) this.columns = copyToLargerColumns(this.columns, this.columns.id.length * 2);
      this.#slotById.set(id, slot);
    }
    copyRow(columns, from, this.columns, slot);
    this.terms[slot] = terms;
  }

  /** Order does not matter. */
  remove(slot: number): void {
    this.#slotById.delete(this.columns.id[slot]);
    const last = --this.n;
    if (slot !== last) {
      copyRow(this.columns, last, this.columns, slot);
      this.terms[slot] = this.terms[last];
      this.#slotById.set(this.columns.id[slot], slot);
    }
    this.terms.pop();
  }
}
