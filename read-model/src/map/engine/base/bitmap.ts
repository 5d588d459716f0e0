export type Bitmap = Uint32Array;

export const bitmapLength = (n: number): number => (n + 31) >>> 5;

export const hasBit = (bits: Bitmap, row: number): boolean => ((bits[row >>> 5] >>> (row & 31)) & 1) === 1;

export function setBit(bits: Bitmap, row: number, on: boolean): void {
  if (on) bits[row >>> 5] |= 1 << (row & 31);
  else bits[row >>> 5] &= ~(1 << (row & 31));
}

/** Hacker's Delight, 5-2. */
export function countBitsOfWord(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const lowestBitIndex = (word: number): number => 31 - Math.clz32(word & -word);

/** Bits of rows outside `start ≤ row < end` are cleared. */
export function bitmapWordWithinRange(bits: Bitmap, at: number, start: number, end: number): number {
  let word = bits[at];
  if (at === start >>> 5) word &= -1 << (start & 31);
  if (at === end >>> 5) word &= (1 << (end & 31)) - 1;
  return word;
}

/** In `start ≤ row < end`. */
export function countBits(bits: Bitmap, start: number, end: number, and: Bitmap = bits): number {
  if (start >= end) return 0;
  let sum = 0;
  const last = (end - 1) >>> 5;
  for (let at = start >>> 5; at <= last; at++)
    sum += countBitsOfWord(bitmapWordWithinRange(bits, at, start, end) & and[at]);
  return sum;
}

export function setBits(bits: Bitmap, start: number, end: number): void {
  if (start >= end) return;
  const first = start >>> 5;
  const last = (end - 1) >>> 5;
  const head = -1 << (start & 31);
  const tail = (end & 31) === 0 ? -1 : (1 << (end & 31)) - 1;
  if (first === last) bits[first] |= head & tail;
  else {
    bits[first] |= head;
    bits.fill(0xffffffff, first + 1, last);
    bits[last] |= tail;
  }
}

export function intersectWith(bits: Bitmap, other: Bitmap): void {
  for (let at = 0; at < bits.length; at++) bits[at] &= other[at];
}
