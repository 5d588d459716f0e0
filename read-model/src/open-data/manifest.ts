import { createHash } from 'node:crypto';
import { START } from '@naksha/events/kernel';
import { OPEN_COLUMNS, OPEN_DATA_VERSION, OPEN_TABLES, type OpenTableName } from '@naksha/events/open-data';
import type { ExportStore } from './export-store.port.ts';
import { DELTA, EPSILON, MIN_PEOPLE, PUBLISHED_FROM } from './noise.ts';

export const MANIFEST = 'manifest.json';

export type ExportedFile = { path: string; table: OpenTableName; rows: number; bytes: number; sha256: string };

/** Sufficient to verify the export. */
export type OpenDataManifest = {
  data: 'naksha open data';
  /** See docs/data-dictionary.md. */
  version: number;
  /** Missing before 2026-11. */
  columns?: Record<OpenTableName, string[]>;
  made_from: {
    vector: number[];
    hash: string;
    hashes: string[];
    /** Recognizes another event table. */
    last: string[];
  };
  /** `from`: first day of the next export; `until`: last published day. */
  people: {
    epsilon_a_day: number;
    delta_a_cell: number;
    min_people: number;
    published_from: number;
    /** Each has spent its epsilon. */
    days: number;
    until: string | null;
    from: number[];
  };
  /** `until`: last published month. Each pair of a person and a listing spends epsilon once in each table and month. */
  monthly: { epsilon: number; until: string | null };
  rows: Record<OpenTableName, number>;
  files: ExportedFile[];
};

const NOTHING = createHash('sha256').digest('hex');

export const createEmptyManifest = (): OpenDataManifest => ({
  data: 'naksha open data',
  version: OPEN_DATA_VERSION,
  columns: OPEN_COLUMNS,
  made_from: {
    vector: [...START],
    hash: combineHashes(START.map(() => NOTHING)),
    hashes: START.map(() => NOTHING),
    last: START.map(() => NOTHING),
  },
  people: {
    epsilon_a_day: EPSILON,
    delta_a_cell: Number(DELTA.toPrecision(2)),
    ...{ min_people: MIN_PEOPLE, published_from: PUBLISHED_FROM, days: 0, until: null, from: [...START] },
  },
  monthly: { epsilon: EPSILON, until: null },
  rows: countRowsByTable([]),
  files: [],
});

export const combineHashes = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join('\n')).digest('hex');

export const countRowsByTable = (files: readonly ExportedFile[]): OpenDataManifest['rows'] =>
  Object.fromEntries(
    (Object.keys(OPEN_TABLES) as OpenTableName[]).map((name) => [
      name,
      files.filter(({ table }) => table === name).reduce((sum, { rows }) => sum + rows, 0),
    ]),
  ) as OpenDataManifest['rows'];

export async function readOpenDataManifest(store: ExportStore): Promise<OpenDataManifest | undefined> {
  const bytes = await store.read(MANIFEST);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as OpenDataManifest);
}

export const writeOpenDataManifest = (store: ExportStore, manifest: OpenDataManifest): Promise<void> =>
  store.write(MANIFEST, new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`));
