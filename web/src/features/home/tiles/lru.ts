export class Lru<V> {
  readonly #entries = new Map<string, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#entries.delete(oldest);
    }
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  deleteWhere(wrong: (key: string) => boolean): void {
    for (const key of [...this.#entries.keys()]) if (wrong(key)) this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }
}
