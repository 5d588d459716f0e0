/**
 * In shared memory, which the rebuild thread reads without copying. That thread runs this file directly from source,
 * so it imports no values from other packages.
 */
export type Columns = {
  id: Float64Array;
  /** Units from the corner of the root square. */
  x: Int32Array;
  y: Int32Array;
  price: Uint32Array;
  /** Whole units of the subtype's area unit. */
  area: Uint32Array;
  sqft: Float64Array;
  /** See the masks below. */
  facets: Uint16Array;
  /** Per mille. */
  cut: Uint16Array;
  /** Halves of the hash of the row's words. */
  words1: Uint32Array;
  words2: Uint32Array;
  /** Values from 1, 0 if missing. A column without values is undefined. */
  numbers: (NumberColumn | undefined)[];
};
export type NumberColumn = Uint8Array | Uint16Array | Uint32Array;
export type NumberBytes = 1 | 2 | 4;

type Element = { readonly BYTES_PER_ELEMENT: number };
export const shared = {
  u16: (n: number) => new Uint16Array(room(Uint16Array, n)),
  u32: (n: number) => new Uint32Array(room(Uint32Array, n)),
  i32: (n: number) => new Int32Array(room(Int32Array, n)),
  f64: (n: number) => new Float64Array(room(Float64Array, n)),
  u8: (n: number) => new Uint8Array(room(Uint8Array, n)),
};
const room = (kind: Element, n: number) => new SharedArrayBuffer(n * kind.BYTES_PER_ELEMENT);

export const allocateColumns = (n: number): Columns => ({
  id: shared.f64(n),
  x: shared.i32(n),
  y: shared.i32(n),
  price: shared.u32(n),
  area: shared.u32(n),
  sqft: shared.f64(n),
  facets: shared.u16(n),
  cut: shared.u16(n),
  words1: shared.u32(n),
  words2: shared.u32(n),
  numbers: [],
});
const newNumberColumn = { 1: shared.u8, 2: shared.u16, 4: shared.u32 } satisfies Record<
  NumberBytes,
  (n: number) => NumberColumn
>;

export function copyToLargerColumns(columns: Columns, n: number): Columns {
  const { numbers, ...others } = columns;
  const wider = allocateColumns(n);
  for (const name of Object.keys(others) as (keyof typeof others)[]) wider[name].set(others[name]);
  wider.numbers = numbers.map((column) => {
    const widened = column && newNumberColumn[column.BYTES_PER_ELEMENT as NumberBytes](n);
    widened?.set(column!);
    return widened;
  });
  return wider;
}

export function copyRow(from: Columns, source: number, to: Columns, target: number): void {
  to.id[target] = from.id[source];
  to.x[target] = from.x[source];
  to.y[target] = from.y[source];
  to.price[target] = from.price[source];
  to.area[target] = from.area[source];
  to.sqft[target] = from.sqft[source];
  to.facets[target] = from.facets[source];
  to.cut[target] = from.cut[source];
  to.words1[target] = from.words1[source];
  to.words2[target] = from.words2[source];
  const columns = Math.max(from.numbers.length, to.numbers.length);
  for (let at = 0; at < columns; at++) {
    const column = from.numbers[at];
    writeNumberAttribute(to, target, at, column ? column[source] : 0, column?.BYTES_PER_ELEMENT as NumberBytes);
  }
}

/** The column is allocated with its first value. */
export function writeNumberAttribute(
  columns: Columns,
  row: number,
  at: number,
  value: number,
  bytes: NumberBytes,
): void {
  let column = columns.numbers[at];
  if (!column) {
    if (value === 0) return;
    column = newNumberColumn[bytes](columns.id.length);
    columns.numbers[at] = column;
  }
  column[row] = value;
}

/** 0 if the listing has no value. */
export const readNumberAttributeOrZero = ({ numbers }: Columns, row: number, at: number): number =>
  numbers[at]?.[row] ?? 0;

export const listColumns = ({ numbers, ...others }: Columns): (NumberColumn | Int32Array | Float64Array)[] => [
  ...Object.values(others),
  ...numbers.filter((column) => column !== undefined),
];

/**
 * Bit 0 type, 1–3 subtype, 4–5 state, 6–12 bedrooms, 13 whether its own ID is one of its words, 14 demo, 15 offered
 * by its owner.
 */
export const TYPE_MASK = 1;
export const SUBTYPE_SHIFT = 1;
export const SUBTYPE_MASK = 7 << SUBTYPE_SHIFT;
export const STATE_SHIFT = 4;
export const STATE_MASK = 3 << STATE_SHIFT;
export const BEDROOMS_SHIFT = 6;
export const BEDROOMS_MASK = 127 << BEDROOMS_SHIFT;
export const OWN_ID_WORD = 1 << 13;
export const DEMO = 1 << 14;
export const OWNER = 1 << 15;

/** In the order of `STATES` in row-facts. */
export const UNDER_REVIEW = 0;
export const VERIFIED = 1;
export const STALE = 2;

export const readStateCode = (columns: Columns, row: number): number =>
  (columns.facets[row] & STATE_MASK) >>> STATE_SHIFT;
export const readBedroomCount = (columns: Columns, row: number): number =>
  (columns.facets[row] & BEDROOMS_MASK) >>> BEDROOMS_SHIFT;
