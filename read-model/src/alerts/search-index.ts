import { type BBox, canonicalFilterQuery, type MapFilter, resolvePostedSince } from '@naksha/events/kernel';
import { allocateColumns, type Columns } from '../map/engine/base/columns.ts';
import { buildRowFilter, matchesRow, type RowFilter } from '../map/engine/filters/compiled-filter.ts';
import { type FindReachPredicate, findEmptyReach } from '../map/engine/filters/reach.ts';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { toRootSquare } from '../map/engine/rows/root-square.ts';
import { writeRowToColumns } from '../map/engine/rows/row-facts.ts';
import { Vocabulary } from '../map/engine/rows/vocabulary.ts';
import { listIndexKeysOfListing, listIndexKeysOfSavedSearch } from './index-keys.ts';

/** Set for relative filters, which are recompiled each day. */
type Matcher = RowFilter & { today?: string };

type Entry = {
  key: string;
  filter: MapFilter;
  holders: number;
  matcher: Matcher | undefined;
  /** Number of the query, to skip an entry found under several keys. */
  asked: number;
};

type Written = { columns: Columns; terms: Uint32Array };

/** Candidates found by key are evaluated by the map engine, so that alerts and map agree. */
export class SearchIndex {
  readonly #square;
  readonly #vocabulary = new Vocabulary();
  readonly #entries = new Map<string, Entry>();
  readonly #byId = new Map<string, Entry>();
  readonly #buckets = new Map<string, Entry[]>();
  readonly #after = allocateColumns(1);
  readonly #before = allocateColumns(1);
  #questions = 0;

  constructor(
    region: BBox,
    private readonly findReach: FindReachPredicate = findEmptyReach,
  ) {
    this.#square = toRootSquare(region);
  }

  get size(): { searches: number; filters: number } {
    return { searches: this.#byId.size, filters: this.#entries.size };
  }

  put(id: string, filter: MapFilter): boolean {
    const key = canonicalFilterQuery(filter);
    const known = this.#byId.get(id);
    if (known?.key === key) return false;
    if (known) this.remove(id);
    let entry = this.#entries.get(key);
    const isNew = entry === undefined;
    if (!entry) {
      entry = { key, filter, holders: 0, matcher: undefined, asked: 0 };
      this.#entries.set(key, entry);
      for (const one of listIndexKeysOfSavedSearch(filter)) {
        const bucket = this.#buckets.get(one);
        if (bucket) bucket.push(entry);
        else this.#buckets.set(one, [entry]);
      }
    }
    entry.holders++;
    this.#byId.set(id, entry);
    return isNew;
  }

  remove(id: string): void {
    const entry = this.#byId.get(id);
    if (!entry) return;
    this.#byId.delete(id);
    if (--entry.holders > 0) return;
    this.#entries.delete(entry.key);
    for (const key of listIndexKeysOfSavedSearch(entry.filter)) {
      const bucket = this.#buckets.get(key)!;
      if (bucket.length === 1) this.#buckets.delete(key);
      else {
        const last = bucket.pop()!;
        if (last !== entry) bucket[bucket.indexOf(entry)] = last;
      }
    }
  }

  /**
   * Canonical filters that match now but did not before, and those that still match. `today`: start of relative
   * filters.
   */
  matchAll(before: MapRow | undefined, after: MapRow, today: string): { newly: string[]; still: string[] } {
    const [newly, still]: [string[], string[]] = [[], []];
    const row = this.#encodeRow(after, this.#after);
    if (!row) return { newly, still };
    const old = before && this.#encodeRow(before, this.#before);
    const question = ++this.#questions;
    for (const key of listIndexKeysOfListing(after))
      for (const entry of this.#buckets.get(key) ?? []) {
        if (entry.asked === question) continue;
        entry.asked = question;
        if (!this.#matches(entry, row, today)) continue;
        (old && this.#matches(entry, old, today) ? still : newly).push(entry.key);
      }
    return { newly, still };
  }

  matchOne(filter: MapFilter, before: MapRow | undefined, after: MapRow, today: string): 'newly' | 'still' | undefined {
    const matcher = this.#compile(filter, today);
    const [row, old] = [this.#encodeRow(after, this.#after), before && this.#encodeRow(before, this.#before)];
    if (!row || !matchesRow(matcher, row.columns, 0, row.terms)) return undefined;
    return old && matchesRow(matcher, old.columns, 0, old.terms) ? 'still' : 'newly';
  }

  #matches(entry: Entry, { columns, terms }: Written, today: string): boolean {
    if (entry.matcher?.today !== undefined && entry.matcher.today !== today) entry.matcher = undefined;
    entry.matcher ??= this.#compile(entry.filter, today);
    return matchesRow(entry.matcher, columns, 0, terms);
  }

  /** Filters can arrive before matching rows, so their terms are added to the dictionary. */
  #compile(filter: MapFilter, today: string): Matcher {
    const resolved = resolvePostedSince(filter, today);
    const matcher = buildRowFilter(
      resolved,
      this.#square,
      { find: (term) => this.#vocabulary.findOrAdd(term) },
      this.findReach,
    );
    return resolved === filter ? matcher : { ...matcher, today };
  }

  /** @returns undefined outside the map */
  #encodeRow(row: MapRow, columns: Columns): Written | undefined {
    const terms = writeRowToColumns(row, this.#square, this.#vocabulary, columns, 0);
    return terms && { columns, terms };
  }
}
