import type { Rect } from './root-square.ts';

const MAX_LOGGED = 4096;

/** Tells cached results whether they are still valid. */
export class PlaceLog {
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
