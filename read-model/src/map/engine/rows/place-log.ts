import type { Rect } from './root-square.ts';

const KEPT = 4096;

/** Tells cached results whether they are still valid. */
export class PlaceLog {
  count = 0;
  readonly #x = new Int32Array(KEPT);
  readonly #y = new Int32Array(KEPT);

  add(x: number, y: number): void {
    this.#x[this.count % KEPT] = x;
    this.#y[this.count % KEPT] = y;
    this.count++;
  }

  /** Also true if that is no longer known. */
  touched(since: number, { x0, y0, x1, y1 }: Rect): boolean {
    if (this.count - since > KEPT) return true;
    for (let change = since; change < this.count; change++) {
      const x = this.#x[change % KEPT];
      const y = this.#y[change % KEPT];
      if (x >= x0 && x < x1 && y >= y0 && y < y1) return true;
    }
    return false;
  }
}
