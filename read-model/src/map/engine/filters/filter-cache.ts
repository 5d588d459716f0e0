import { canonicalFilter, type MapFilter } from '@naksha/events/kernel';
import type { Base } from '../base/base.ts';
import type { RootSquare } from '../rows/root-square.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import { type CompiledFilter, chipWords, compileFilter, recheck } from './compiled-filter.ts';

/** Beyond so many changes behind, compiling anew is quicker than catching up. */
const FAR_BEHIND = 20_000;
/** Changes remembered for those who catch up. */
const LOG_LIMIT = 100_000;

/**
 * The compiled filters of one base, least recently used first. A change costs them nothing when it happens:
 * it is written down, and a filter looks at the rows it missed when it is next asked for.
 */
export class FilterCache {
  readonly #compiled = new Map<string, CompiledFilter>();
  /** Rows that changed in place or died, in the order in which they did. */
  #changed: number[] = [];

  constructor(
    private readonly base: Base,
    private readonly square: RootSquare,
    private readonly vocabulary: Vocabulary,
    private readonly limit: number,
  ) {}

  /** A row of the base changed in place or died. */
  changed(row: number): void {
    if (this.#changed.length === LOG_LIMIT) {
      this.#changed = [];
      this.#compiled.clear();
    }
    this.#changed.push(row);
  }

  get(filter: MapFilter): CompiledFilter {
    const key = canonicalFilter(filter);
    let compiled = this.#compiled.get(key);
    if (compiled) {
      this.#compiled.delete(key);
      if (this.#changed.length - compiled.seen > FAR_BEHIND) compiled = undefined;
      else this.#catchUp(compiled, filter);
    }
    compiled ??= compileFilter(filter, this.base, this.square, this.vocabulary, this.#changed.length, this.#evictOne());
    this.#compiled.set(key, compiled);
    return compiled;
  }

  /** Makes room where there is none. @returns the least recently used filter, which nobody has any more */
  #evictOne(): CompiledFilter | undefined {
    if (this.#compiled.size < this.limit) return undefined;
    const [[key, compiled]] = this.#compiled;
    this.#compiled.delete(key);
    return compiled;
  }

  #catchUp(compiled: CompiledFilter, filter: MapFilter): void {
    for (; compiled.seen < this.#changed.length; compiled.seen++)
      recheck(compiled, this.base, this.#changed[compiled.seen]);
    if (compiled.vocabularySize !== this.vocabulary.size) {
      compiled.chips = chipWords(filter, this.vocabulary);
      compiled.vocabularySize = this.vocabulary.size;
    }
  }
}
