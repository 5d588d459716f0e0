import type pg from 'pg';
import { ignoreMissingTable } from '../documents/connection.ts';
import { loadChangesAfter, readLiveDocumentsInSnapshot } from '../documents/document-changes.ts';
import { loadEventSource } from '../documents/origin.ts';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import type { ListerIds } from '../listing/lister-ids.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MeilisearchIndex } from './meilisearch-index.ts';
import { type SearchRow, toSearchRow } from './to-search-row.ts';

const KINDS = [listingKind.kind];

/** The position is saved after a step's tasks succeeded, so failed steps are repeated. */
export class SearchIndexer {
  constructor(
    private readonly pool: pg.Pool,
    private readonly index: MeilisearchIndex,
    private readonly listerIds: ListerIds,
  ) {}

  async step(): Promise<boolean> {
    const [saved, database] = await Promise.all([this.index.readPosition(), this.#readDatabase()]);
    // A position from another database is useless.
    const from = saved?.database === database ? saved : undefined;
    const changes = from && (await loadChangesAfter(this.pool, KINDS, from).catch(ignoreMissingTable));
    if (!from || !changes) {
      await this.reindex();
      return true;
    }
    const { generation, seqs, documents } = changes;
    if (seqs.every((seq, partition) => seq === from.seqs[partition])) return false;
    await this.#apply(documents);
    await this.index.savePosition({ database, generation, seqs });
    return true;
  }

  /** Into a second index, which then replaces the first; queries continue meanwhile. */
  async reindex(): Promise<void> {
    const database = await this.#readDatabase();
    await this.index.beginNext();
    const { generation, seqs } = await readLiveDocumentsInSnapshot(this.pool, KINDS, async (_, pages) => {
      for await (const page of pages) await this.index.put(this.#toRows(page), 'next');
    });
    await this.index.swapIndexes();
    await this.index.savePosition({ database, generation, seqs: [...seqs] });
  }

  /** Corrects differences, of which there should be none, and returns their number. */
  async sweep(): Promise<number> {
    const held = new Map<string, string>();
    for await (const page of this.index.listVersions()) for (const row of page) held.set(row.id, printVersion(row));
    const missing: SearchRow[] = [];
    await readLiveDocumentsInSnapshot(this.pool, KINDS, async (_, pages) => {
      for await (const page of pages)
        for (const row of this.#toRows(page)) {
          if (held.get(row.id) !== printVersion(row)) missing.push(row);
          held.delete(row.id);
        }
    });
    await this.index.put(missing);
    await this.index.remove([...held.keys()]);
    return missing.length + held.size;
  }

  async #readDatabase(): Promise<string> {
    const origin = await loadEventSource(this.pool);
    if (!origin) throw new Error('The read database has no documents to index. Start a projector to build them.');
    return origin.id;
  }

  async #apply(documents: readonly StoredDocument[]): Promise<void> {
    const listings = filterDocumentsOfKind(listingKind, documents);
    await this.index.put(this.#toRows(listings));
    await this.index.remove(listings.filter((one) => !toSearchRow(one, this.listerIds)).map(({ id }) => id));
  }

  #toRows(documents: readonly StoredDocument[]): SearchRow[] {
    return filterDocumentsOfKind(listingKind, documents).flatMap(
      (document) => toSearchRow(document, this.listerIds) ?? [],
    );
  }
}

const printVersion = ({ partition, seq }: Pick<SearchRow, 'partition' | 'seq'>): string => `${partition}:${seq}`;
