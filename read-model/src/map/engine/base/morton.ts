/** Interleaves the bits of x and y, y above x, so that every cell of every zoom is one contiguous range of rows. */

/** Inserts a zero before each of the lowest 16 bits. */
function spreadBits(value: number): number {
  let v = value & 0xffff;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

/** At most 15 bits each. */
export const mortonCode = (x: number, y: number): number => spreadBits(x) | (spreadBits(y) << 1);

const DIGIT_BITS = 6;
const DIGIT = 2 ** DIGIT_BITS - 1;

/** Stable; `bits`: of each coordinate. */
export function sortRowsByMortonCode(x: Int32Array, y: Int32Array, bits: number): Uint32Array {
  const passes = Math.ceil(bits / DIGIT_BITS);
  return radixOrder(x.length, passes, DIGIT_BITS * 2, (pass, row) => {
    const shift = pass * DIGIT_BITS;
    return mortonCode((x[row] >>> shift) & DIGIT, (y[row] >>> shift) & DIGIT);
  });
}

const ID_DIGIT = 2 ** 11;
export const sortRowsById = (ids: Float64Array): Uint32Array =>
  radixOrder(ids.length, 5, 11, (pass, row) => Math.floor(ids[row] / ID_DIGIT ** pass) % ID_DIGIT);

function radixOrder(
  n: number,
  passes: number,
  digitBits: number,
  digit: (pass: number, row: number) => number,
): Uint32Array {
  let order = new Uint32Array(n);
  let next = new Uint32Array(n);
  for (let row = 0; row < n; row++) order[row] = row;
  for (let pass = 0; pass < passes; pass++) {
    const place = new Uint32Array(2 ** digitBits + 1);
    for (let row = 0; row < n; row++) place[digit(pass, row) + 1]++;
    for (let d = 1; d < place.length; d++) place[d] += place[d - 1];
    for (let k = 0; k < n; k++) next[place[digit(pass, order[k])]++] = order[k];
    [order, next] = [next, order];
  }
  return order;
}
