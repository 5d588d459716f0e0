import { createHash } from 'node:crypto';
import { FACETS, listAttributePhrases } from '@naksha/events/kernel';
import { type EnqueuedTaskPromise, Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch';
import { TYPOS } from '../search/typos.ts';
import type { SearchRow } from './to-search-row.ts';

/** Increase with every change of the row format. */
const ROW_VERSION = 5;

const SETTINGS: Settings = {
  searchableAttributes: ['titleWords', 'placeWords', 'attributeWords'],
  filterableAttributes: [
    ...['numbers', 'propertyType', 'subtype', 'lister', 'listerId', 'price', 'city', 'places'],
    ...['amenities', 'rooms', 'sqft', 'hasPhotos', 'isReduced', 'number', 'rate', 'ownTerms'],
    ...FACETS.map(({ name }) => `attributes.${name}`),
  ],
  displayedAttributes: ['id', 'partition', 'seq'],
  typoTolerance: {
    minWordSizeForTypos: { oneTypo: TYPOS.one, twoTypos: TYPOS.two },
    disableOnNumbers: true,
    // "Furnished" is two letters from "unfurnished".
    disableOnAttributes: ['attributeWords'],
  },
  pagination: { maxTotalHits: 2_000_000 },
};

/** An index with other rows, settings or words, such as fewer attributes, is rebuilt. */
const VERSION = `${ROW_VERSION}-${createHash('sha256')
  .update(JSON.stringify([SETTINGS, listAttributePhrases()]))
  .digest('hex')
  .slice(0, 16)}`;

/** `database`: whose documents it has. */
export type IndexPosition = { database: string; generation: number; seqs: number[] };

export type MeilisearchAddress = { url: string; key: string; prefix?: string };

/** Each page of a reindex is one task, and a million listings are many pages. */
const TASK_TIMEOUT_MS = 600_000;
/** Maximum wait for a suggestion. */
const ANSWER_TIMEOUT_MS = 1_000;

export class MeilisearchIndex {
  readonly #reading: Meilisearch;
  readonly #writing: Meilisearch;
  readonly #live: string;
  readonly #next: string;
  readonly #state: string;

  constructor({ url, key, prefix = 'naksha' }: MeilisearchAddress) {
    this.#reading = new Meilisearch({ host: url, apiKey: key, timeout: ANSWER_TIMEOUT_MS });
    this.#writing = new Meilisearch({ host: url, apiKey: key, timeout: TASK_TIMEOUT_MS });
    [this.#live, this.#next, this.#state] = ['listings', 'listings_next', 'position'].map(
      (name) => `${prefix}_${name}`,
    );
  }

  get listings() {
    return this.#reading.index<SearchRow>(this.#live);
  }

  /** Undefined if nothing is indexed, or only by another version. */
  async readPosition(): Promise<IndexPosition | undefined> {
    const stored = await this.#writing
      .index<IndexPosition & { id: string; version: string }>(this.#state)
      .getDocument('position')
      .catch(ignoreMissing);
    if (stored?.version !== VERSION) return undefined;
    return { database: stored.database, generation: stored.generation, seqs: stored.seqs };
  }

  async savePosition(reached: IndexPosition): Promise<void> {
    const position = { id: 'position', version: VERSION, ...reached };
    await waitForTask(this.#writing.index(this.#state).addDocuments([position], { primaryKey: 'id' }));
  }

  async put(rows: readonly SearchRow[], index: 'live' | 'next' = 'live'): Promise<void> {
    if (rows.length === 0) return;
    const uid = index === 'live' ? this.#live : this.#next;
    await waitForTask(this.#writing.index<SearchRow>(uid).addDocuments([...rows], { primaryKey: 'id' }));
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await waitForTask(this.#writing.index(this.#live).deleteDocuments([...ids]));
  }

  /** Also removes leftovers of an interrupted reindex. */
  async beginNext(): Promise<void> {
    await this.#drop(this.#next);
    await waitForTask(this.#writing.createIndex(this.#next, { primaryKey: 'id' }));
    await waitForTask(this.#writing.index(this.#next).updateSettings(SETTINGS));
  }

  async swapIndexes(): Promise<void> {
    const isFirst = (await this.#writing.getRawIndex(this.#live).catch(ignoreMissing)) === undefined;
    const indexes: [string, string] = [this.#live, this.#next];
    if (isFirst) await waitForTask(this.#writing.swapIndexes([{ indexes: [this.#next, this.#live], rename: true }]));
    else {
      await waitForTask(this.#writing.swapIndexes([{ indexes, rename: false }]));
      await this.#drop(this.#next);
    }
  }

  async *listVersions(): AsyncIterable<Pick<SearchRow, 'id' | 'partition' | 'seq'>[]> {
    const limit = 1000;
    for (let offset = 0; ; offset += limit) {
      const fields: ('id' | 'partition' | 'seq')[] = ['id', 'partition', 'seq'];
      const { results } = await this.#writing.index<SearchRow>(this.#live).getDocuments({ fields, limit, offset });
      yield results;
      if (results.length < limit) return;
    }
  }

  async dropAll(): Promise<void> {
    for (const uid of [this.#live, this.#next, this.#state]) await this.#drop(uid);
  }

  async #drop(uid: string): Promise<void> {
    const task = await this.#writing.index(uid).delete().waitTask({ timeout: TASK_TIMEOUT_MS });
    if (task.status !== 'succeeded' && task.error?.code !== 'index_not_found') throw taskError(task);
  }
}

async function waitForTask(enqueued: EnqueuedTaskPromise): Promise<void> {
  const task = await enqueued.waitTask({ timeout: TASK_TIMEOUT_MS, interval: 20 });
  if (task.status !== 'succeeded') throw taskError(task);
}

const taskError = ({
  type,
  status,
  error,
}: {
  type: string;
  status: string;
  error?: { message?: string } | null;
}): Error => new Error(`Meilisearch task ${type} ${status}: ${error?.message ?? 'no reason given'}`);

const ignoreMissing = (error: unknown): undefined => {
  const code = error instanceof MeilisearchApiError ? error.cause?.code : undefined;
  if (code !== 'index_not_found' && code !== 'document_not_found') throw error;
};
