/** A 32-bit FNV-1a hash of all events in order; differs if two runs differ. */
export class Trace {
  #hash = 0x811c9dc5;
  readonly #known = new Map<string, number>();

  add(what: string): void {
    let code = this.#known.get(what);
    if (code === undefined) {
      code = fnv(0x811c9dc5, what);
      if (this.#known.size < 5_000) this.#known.set(what, code);
    }
    this.#hash = Math.imul(this.#hash ^ code, 0x01000193) >>> 0;
  }

  get hash(): string {
    return this.#hash.toString(16).padStart(8, '0');
  }
}

function fnv(start: number, text: string): number {
  let hash = start;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return hash >>> 0;
}
