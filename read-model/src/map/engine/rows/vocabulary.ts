import { hash32 } from '@naksha/events/kernel';

/** A word keeps its number until all rows are reloaded. */
export class Vocabulary {
  readonly #terms = new Map<string, number>();
  readonly #hash1: number[] = [];
  readonly #hash2: number[] = [];

  get size(): number {
    return this.#terms.size;
  }

  find(word: string): number | undefined {
    return this.#terms.get(word);
  }

  findOrAdd(word: string): number {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const term = this.#terms.size;
    this.#terms.set(word, term);
    this.#hash1.push(hash32(word));
    this.#hash2.push(hash32(`${word}\u0000`));
    return term;
  }

  /** Independent of order and numbering. */
  hash(terms: Iterable<number>): [number, number] {
    let [h1, h2] = [0, 0];
    for (const term of terms) {
      h1 = (h1 + this.#hash1[term]) >>> 0;
      h2 = (h2 + this.#hash2[term]) >>> 0;
    }
    return [h1, h2];
  }

  /** An estimate: two hashes, a map entry and the word's characters. */
  bytes(): number {
    let letters = 0;
    for (const word of this.#terms.keys()) letters += word.length;
    return this.size * (16 + 40 + 16) + letters;
  }
}
