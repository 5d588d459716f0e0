import { LIVE_CELL_ZOOM } from '@naksha/events/kernel';
import type { AddedRows } from '../base/added-rows.ts';
import { type Base, type BaseParts, buildBase, findRowOfId } from '../base/base.ts';
import { setBit } from '../base/bitmap.ts';
import { allocateColumns, type Columns, copyRow, OWN_ID_WORD, readStateCode, UNDER_REVIEW } from '../base/columns.ts';
import { addToHashSums } from '../base/directory.ts';
import { setFacetBits } from '../base/facet-bitmaps.ts';
import { setRangeBits } from '../base/range-bitmaps.ts';
import { computeRowHashIntoShared, rowHash } from '../base/row-hash.ts';
import { Delta } from './delta.ts';
import type { MapChange, MapRow } from './map-row.ts';
import { type Rect, type RootSquare, WORLD_BITS } from './root-square.ts';
import { writeRowToColumns } from './row-facts.ts';
import { RowLoad } from './row-load.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_LOGGED = 4096;

/** Tells cached results whether they are still valid. */
export class ChangedPointsLog {
  count = 0;
  readonly #x = new Int32Array(MAX_LOGGED);
  readonly #y = new Int32Array(MAX_LOGGED);

  addPoint(x: number, y: number): void {
    this.#x[this.count % MAX_LOGGED] = x;
    this.#y[this.count % MAX_LOGGED] = y;
    this.count++;
  }

  /** Also true if that is no longer known. */
  hasChangesIn(since: number, { x0, y0, x1, y1 }: Rect): boolean {
    if (this.count - since > MAX_LOGGED) return true;
    for (let change = since; change < this.count; change++) {
      const x = this.#x[change % MAX_LOGGED];
      const y = this.#y[change % MAX_LOGGED];
      if (x >= x0 && x < x1 && y >= y0 && y < y1) return true;
    }
    return false;
  }
}

const REMEMBERED = 100_000;

/** The base's order is fixed and its values change in place; the delta has rows added later. */
export class RowStore {
  base: Base;
  delta = new Delta();
  vocabulary: Vocabulary;
  dead = 0;
  readonly changes = new ChangedPointsLog();
  /**
   * In order. Replaced by a new array when the base changes or too many changes accumulate; readers that find another
   * array start over.
   */
  changedRows: number[] = [];
  readonly #scratch = allocateColumns(1);

  constructor(readonly square: RootSquare) {
    const none = new RowLoad(square);
    this.vocabulary = none.vocabulary;
    this.base = buildBase(this.partsOf(none));
  }

  /** For each ID, the last row on the map counts. */
  load(rows: readonly MapRow[]): void {
    const load = new RowLoad(this.square);
    for (const row of rows) load.add(row);
    this.replaceBase(buildBase(this.partsOf(load)), load.vocabulary);
  }

  partsOfAll(): BaseParts {
    const { n, columns, terms } = this.delta;
    const copied = allocateColumns(n);
    for (let row = 0; row < n; row++) copyRow(columns, row, copied, row);
    return this.#parts({ n, columns: copied, terms: flatten(terms) }, this.base, this.vocabulary);
  }

  partsOf({ added, vocabulary }: RowLoad): BaseParts {
    return this.#parts(added, undefined, vocabulary);
  }

  replaceBase(base: Base, vocabulary = this.vocabulary): void {
    this.base = base;
    this.vocabulary = vocabulary;
    this.delta = new Delta();
    this.dead = 0;
    this.changedRows = [];
  }

  /** Reports every changed position, in units from the square's corner. */
  apply(change: MapChange, onChange: (x: number, y: number) => void): void {
    const touch = (x: number, y: number): void => {
      this.changes.addPoint(x, y);
      onChange(x, y);
    };
    const scratch = this.#scratch;
    const terms =
      'upsert' in change ? writeRowToColumns(change.upsert, this.square, this.vocabulary, scratch, 0) : undefined;
    const id = 'upsert' in change ? change.upsert.id : change.remove;
    const slot = this.delta.findSlot(id);
    const row = slot === undefined ? findRowOfId(this.base, id) : -1;
    const [columns, at] = slot === undefined ? [this.base.columns, row] : [this.delta.columns, slot];
    if (at >= 0) {
      if (terms && sameRow(scratch, columns, at)) return;
      touch(columns.x[at], columns.y[at]);
    }
    if (terms) touch(scratch.x[0], scratch.y[0]);

    if (terms && row >= 0 && samePlaceAndWords(scratch, columns, row)) {
      this.#changeInPlace(row);
      return;
    }
    if (row >= 0) this.#kill(row);
    if (terms) this.delta.upsert(scratch, 0, terms);
    else if (slot !== undefined) this.delta.remove(slot);
  }

  liveCell = (x: number, y: number): string => {
    const shift = WORLD_BITS - LIVE_CELL_ZOOM;
    return `${(x + this.square.x) >>> shift}/${(y + this.square.y) >>> shift}`;
  };

  #changeInPlace(row: number): void {
    const { base } = this;
    addToHashSums(base.directory, base.columns, base.bits, row, -1);
    setFacetBits(base.facets, base.columns.facets[row], row, false);
    copyRow(this.#scratch, 0, base.columns, row);
    setFacetBits(base.facets, base.columns.facets[row], row, true);
    setRangeBits(base.price, base.columns.price[row], row);
    setRangeBits(base.area, base.columns.area[row], row);
    addToHashSums(base.directory, base.columns, base.bits, row, 1);
    this.#indexId(row);
  }

  #kill(row: number): void {
    const { base } = this;
    addToHashSums(base.directory, base.columns, base.bits, row, -1);
    setBit(base.alive, row, false);
    this.dead++;
    this.#indexId(row);
  }

  #parts(added: AddedRows, old: Base | undefined, vocabulary: Vocabulary): BaseParts {
    return {
      bits: this.square.bits,
      old,
      alive: old ? old.alive.slice() : new Uint32Array(0),
      added,
      termCount: vocabulary.size,
    };
  }

  #indexId(row: number): void {
    if (this.changedRows.length === REMEMBERED) this.changedRows = [];
    this.changedRows.push(row);
  }
}

function flatten(terms: readonly Uint32Array[]) {
  const offsets = new Uint32Array(terms.length + 1);
  terms.forEach((list, k) => {
    offsets[k + 1] = offsets[k] + list.length;
  });
  const all = new Uint32Array(offsets[terms.length]);
  terms.forEach((list, k) => {
    all.set(list, offsets[k]);
  });
  return { offsets, terms: all };
}

function sameRow(a: Columns, b: Columns, row: number): boolean {
  computeRowHashIntoShared(a, 0);
  const { h1, h2 } = rowHash;
  computeRowHashIntoShared(b, row);
  return h1 === rowHash.h1 && h2 === rowHash.h2;
}

const samePlaceAndWords = (a: Columns, b: Columns, row: number): boolean =>
  a.x[0] === b.x[row] &&
  a.y[0] === b.y[row] &&
  a.words1[0] === b.words1[row] &&
  a.words2[0] === b.words2[row] &&
  ((a.facets[0] ^ b.facets[row]) & OWN_ID_WORD) === 0 &&
  isUnderReview(a, 0) === isUnderReview(b, row);

/** Cached sums leave such rows out, so a decided home is a new row. */
const isUnderReview = (columns: Columns, row: number): boolean => readStateCode(columns, row) === UNDER_REVIEW;
