import { createHash } from 'node:crypto';
import { OPEN_TABLES, type OpenTable, type OpenTableName } from '@naksha/events/open-data';
import type { ExportStore } from './export-store.port.ts';
import type { ExportedFile } from './manifest.ts';
import { decodeParquet, encodeParquet, type Row } from './parquet.ts';

export const exportedFilePath = (table: OpenTableName, day?: string): string =>
  day === undefined ? `${table}.parquet` : `${table}/${day}.parquet`;

export class ExportedFiles {
  readonly #files: Map<string, ExportedFile>;

  constructor(
    private readonly store: ExportStore,
    files: readonly ExportedFile[],
  ) {
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  list(): ExportedFile[] {
    return [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** `isListingGone` selects existing rows to remove. */
  async change(table: OpenTableName, day: string | undefined, rows: readonly Row[], isGone: (row: Row) => boolean) {
    const path = exportedFilePath(table, day);
    const definition: OpenTable = OPEN_TABLES[table];
    const bytes = await this.store.read(path);
    const before = bytes ? await decodeParquet(definition, bytes) : [];
    const after = [...before.filter((row) => !isGone(row)), ...rows].sort(inOrder(definition.key));
    await this.#write(table, path, after, table === 'events' ? groupBy(after, 'partition') : [after]);
  }

  async #write(table: OpenTableName, path: string, rows: readonly Row[], groups: readonly (readonly Row[])[]) {
    if (rows.length === 0) {
      await this.store.remove(path);
      this.#files.delete(path);
      return;
    }
    const bytes = encodeParquet(OPEN_TABLES[table], groups);
    await this.store.write(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.#files.set(path, { path, table, rows: rows.length, bytes: bytes.byteLength, sha256 });
  }
}

/** Columns of numbers or ASCII texts. */
const inOrder = (key: readonly string[]) => (a: Row, b: Row) => {
  for (const name of key) {
    const [left, right] = [a[name] as string | number, b[name] as string | number];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
};

const groupBy = (rows: readonly Row[], column: string): Row[][] => [
  ...Map.groupBy(rows, (row) => row[column]).values(),
];
