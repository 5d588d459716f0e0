import { canonicalFilterQuery, type MapFilter } from '@naksha/events/kernel';
import type { RowStore } from '../rows/row-store.ts';
import { type CompiledFilter, compileFilter, lookUpFilterTerms, updateRowMatch } from './compiled-filter.ts';
import { type FindReachPredicate, findEmptyReach } from './reach.ts';
import type { ReachedRows } from './reached-rows.ts';

/** With more missed changes, compiling again is faster. */
const FAR_BEHIND = 20_000;

/** Least recently used first. A filter rechecks the changed rows it missed when it is next used. */
export class FilterCache {
  readonly #compiled = new Map<string, CompiledFilter>();
  #changed: readonly number[];

  constructor(
    private readonly store: RowStore,
    private readonly limit: number,
    private readonly findReach: FindReachPredicate = findEmptyReach,
    private readonly reachedRows?: Pick<ReachedRows, 'find'>,
  ) {
    this.#changed = store.changedRows;
  }

  get(filter: MapFilter): CompiledFilter {
    const { base, square, vocabulary, changedRows } = this.store;
    if (changedRows !== this.#changed) {
      this.#compiled.clear();
      this.#changed = changedRows;
    }
    const key = canonicalFilterQuery(filter);
    const { within } = filter;
    const reach = within && this.findReach(within);
    let compiled = this.#compiled.get(key);
    if (compiled) {
      this.#compiled.delete(key);
      if (compiled.reach !== reach || changedRows.length - compiled.seen > FAR_BEHIND) compiled = undefined;
      else this.#catchUp(compiled, filter);
    }
    const reached = within && reach && this.reachedRows?.find(within, reach);
    compiled ??= compileFilter(
      ...([filter, base, square, vocabulary, changedRows.length, this.#evictOne(), reach, reached] as const),
    );
    this.#compiled.set(key, compiled);
    return compiled;
  }

  #evictOne(): CompiledFilter | undefined {
    if (this.#compiled.size < this.limit) return undefined;
    const [[key, compiled]] = this.#compiled;
    this.#compiled.delete(key);
    return compiled;
  }

  #catchUp(compiled: CompiledFilter, filter: MapFilter): void {
    const { base, vocabulary } = this.store;
    for (; compiled.seen < this.#changed.length; compiled.seen++)
      updateRowMatch(compiled, base, this.#changed[compiled.seen]);
    if (compiled.vocabularySize !== vocabulary.size) {
      Object.assign(compiled, lookUpFilterTerms(filter, vocabulary));
      compiled.vocabularySize = vocabulary.size;
    }
  }
}
