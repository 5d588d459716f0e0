import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { decodeEvent, type RecordedEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { areAllSeqsAtLeast } from '@naksha/events/kernel';
import { OPEN_COLUMNS, OPEN_DATA_VERSION } from '@naksha/events/open-data';
import type { ExportStore } from './export-store.port.ts';
import { ExportedFiles } from './exported-files.ts';
import {
  combineHashes,
  countRowsByTable,
  createEmptyManifest,
  type OpenDataManifest,
  readOpenDataManifest,
  writeOpenDataManifest,
} from './manifest.ts';
import { writeMonthlyTables } from './write-monthly.ts';
import { writePeopleTable } from './write-people.ts';
import { writeListingTables } from './write-tables.ts';

export type ExportOpenDataOptions = {
  reader: EventReader;
  store: ExportStore;
  /** Another key would publish a day twice. */
  noiseKey: Uint8Array;
  upTo?: readonly number[];
  step?: number;
  onProgress?(progress: { done: number; total: number; files: number }): void;
};

/** `added`: since the last export, undefined for the first. */
export type Exported = {
  manifest: OpenDataManifest;
  events: number;
  added?: number;
  leftOut: ReadonlyMap<string, Error>;
};

export class ExportRejected extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ExportRefused';
  }
}

const STEP = 4_000;
const sum = (seqs: readonly number[]): number => seqs.reduce((total, seq) => total + seq, 0);

/**
 * The same events give the same bytes in any number of runs. @throws ExportRejected if the folder belongs to other
 * events
 */
export async function exportOpenData(options: ExportOpenDataOptions): Promise<Exported> {
  const { reader, store, step = STEP, onProgress } = options;
  const key: KeyObject = createSecretKey(options.noiseKey);
  const to = options.upTo ?? (await reader.heads());
  let manifest = await openManifest(reader, store, to);
  const began = sum(manifest.made_from.vector);
  const leftOut = new Map<string, Error>();
  while (!areAllSeqsAtLeast(manifest.made_from.vector, to)) {
    const { vector } = manifest.made_from;
    const recorded = (await reader.readAfter(vector, step)).filter(({ partition, seq }) => seq <= to[partition]);
    const made_from = addEventHashes(manifest.made_from, recorded);
    const files = new ExportedFiles(store, manifest.files);
    const events = recorded.map((event) => decodeEvent(event));
    for (const [id, error] of await writeListingTables(reader, files, events, made_from.vector)) leftOut.set(id, error);
    manifest = await saveExport(store, { ...manifest, made_from }, files);
    onProgress?.({ done: sum(made_from.vector), total: sum(to), files: manifest.files.length });
  }
  const files = new ExportedFiles(store, manifest.files);
  const people = await writePeopleTable({ reader, key, step }, files, manifest.people, to);
  const monthly = await writeMonthlyTables({ reader, key, step }, files, manifest.monthly, to);
  manifest = await saveExport(store, { ...manifest, people: { ...manifest.people, ...people }, monthly }, files);
  return { manifest, events: sum(to), ...(began > 0 && { added: sum(to) - began }), leftOut };
}

/** Files first, then the manifest that lists them. */
async function saveExport(
  store: ExportStore,
  manifest: OpenDataManifest,
  files: ExportedFiles,
): Promise<OpenDataManifest> {
  const listed = files.list();
  const kept = { ...manifest, rows: countRowsByTable(listed), files: listed };
  await writeOpenDataManifest(store, kept);
  return kept;
}

async function openManifest(reader: EventReader, store: ExportStore, to: readonly number[]): Promise<OpenDataManifest> {
  const known = await readOpenDataManifest(store);
  if (!known) return createEmptyManifest();
  if (known.version !== OPEN_DATA_VERSION || JSON.stringify(known.columns) !== JSON.stringify(OPEN_COLUMNS)) {
    for (const { path } of known.files) await store.remove(path);
    return { ...createEmptyManifest() };
  }
  const { vector, last } = known.made_from;
  if (!areAllSeqsAtLeast(to, vector))
    throw new ExportRejected(
      `${store.name} contains events that this event table does not have. Export to an empty folder.`,
    );
  for (const [partition, seq] of vector.entries()) {
    if (seq === 0) continue;
    const [event] = await reader.readPartition(partition, seq - 1, 1);
    if (!event || hashEvent(event) !== last[partition])
      throw new ExportRejected(
        `${store.name} was exported from another event table. Export to an empty folder, or from that table.`,
      );
  }
  return known;
}

/** Without ids, which a copy of the event table might change. */
const hashEvent = ({ stream, version, type, schema, data, occurredAt }: RecordedEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([stream, version, type, schema, data, occurredAt]))
    .digest('hex');

/** `events`: in order of partition and seq, directly after those included. */
function addEventHashes({ hashes, last, vector }: OpenDataManifest['made_from'], events: readonly RecordedEvent[]) {
  const next = { vector: [...vector], hashes: [...hashes], last: [...last] };
  for (const event of events) {
    const { partition, seq } = event;
    next.last[partition] = hashEvent(event);
    next.hashes[partition] = createHash('sha256')
      .update(next.hashes[partition])
      .update(next.last[partition])
      .digest('hex');
    next.vector[partition] = seq;
  }
  return { ...next, hash: combineHashes(next.hashes) };
}
