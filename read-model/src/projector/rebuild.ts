import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import { type Comparison, compareGenerations } from '../documents/compare-generations.ts';
import { inTransaction } from '../documents/connection.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import {
  compareSchemaVersions,
  type Generation,
  generationSchemaName,
  listUnchangedKinds,
  schemaVersionOfKinds,
} from '../documents/generation.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { replaceEventSource } from '../documents/origin.ts';
import { dropGenerations, findLiveGeneration, switchLiveGeneration } from '../documents/read-database.ts';
import {
  fillGenerationByEvent,
  fillGenerationByKey,
  openPartitionProjectors,
  projectPartitionsWithProgress,
  type ReplayProgress,
} from './fill-generation.ts';
import { detectLostTimeline } from './lost-timeline.ts';
import { countUnprojectedEvents } from './project-partitions.ts';

export type RebuildOptions = {
  /** Uses up to `parallel` + 2 connections. */
  pool: pg.Pool;
  reader: HistoryReader;
  kinds: readonly DocumentKind[];
  onProgress?(progress: ReplayProgress): void;
  parallel?: number;
  /** Also replace documents of events that the event table lacks; on an operator's request. */
  overLost?: boolean;
  /** Not possible if the tables changed or a key is parked. Copied errors remain, so replays fold everything. */
  copyUnchanged?: boolean;
};

export type Replayed = Comparison & {
  generation: number;
  replaced: number;
  /** Differences are then reported, not an error. */
  newCode: boolean;
  lost?: string;
};

/** The old documents remain live. */
export class ReplayRejected extends Error {
  readonly comparison?: Comparison;

  constructor(reason: string, comparison?: Comparison) {
    super(`Rebuilt documents were not put into use: ${reason}`);
    this.name = 'ReplayRefused';
    this.comparison = comparison;
  }
}

/** Rounds of catching up before the live checkpoints are locked. */
const ROUNDS = 20;
/** Few enough that the live projector's wait is not noticed. */
const FEW = 500;

/**
 * The caller holds the generations lock. @throws ReplayRejected if checkpoints or content differ or a key is parked
 */
export async function rebuildGeneration(options: RebuildOptions): Promise<Replayed> {
  const { pool } = options;
  const old = await findLiveGeneration(pool);
  if (!old) throw new ReplayRejected('No documents exist yet. Start a projector first.');
  try {
    return await fill(options, old);
  } catch (error) {
    await inTransaction(pool, (client) => dropGenerations(client, 'building'));
    throw error;
  }
}

async function fill(options: RebuildOptions, old: Generation): Promise<Replayed> {
  const { pool, reader, kinds, onProgress, parallel = 4 } = options;
  const live = new GenerationStore(pool, old.number, false);
  const lost = await detectLostTimeline(pool, reader, await live.readCheckpoints());
  if (lost && !options.overLost) throw new ReplayRejected(lost.message);
  const wanted = () => (lost ? reader.heads() : live.readCheckpoints());
  const unchanged = options.copyUnchanged ? listUnchangedKinds(old.version, schemaVersionOfKinds(kinds)) : [];
  const plan = { pool, reader, kinds, old: old.number, unchanged, wanted, onProgress, parallel };
  const number = (await fillGenerationByKey(plan, !lost)) ?? (await fillGenerationByEvent(plan));
  const partitions = await openPartitionProjectors(plan, number, kinds);
  for (let round = 0; round < ROUNDS; round++) {
    const target = await wanted();
    if (countUnprojectedEvents(partitions, target) <= FEW) break;
    await projectPartitionsWithProgress(partitions, target, plan);
  }
  // Otherwise queries are planned without statistics until autovacuum runs.
  await pool.query(`analyze ${generationSchemaName(number)}.document`);
  return inTransaction(pool, async (client) => {
    const stand = await lockCheckpoints(client, old.number);
    const target = lost ? await reader.heads() : stand;
    await projectPartitionsWithProgress(partitions, target, plan);
    if (lost) await replaceEventSource(client, await reader.source());
    const vectors = { wanted: target, reached: await new GenerationStore(pool, number, false).readCheckpoints() };
    return switchGenerations(client, kinds, old, number, vectors, lost?.message);
  });
}
/** The live projector waits until this transaction ends. */
async function lockCheckpoints(client: pg.ClientBase, generation: number): Promise<number[]> {
  const { rows } = await client.query<{ seq: string }>(
    `select seq from ${generationSchemaName(generation)}.checkpoint order by partition for update`,
  );
  return rows.map(({ seq }) => Number(seq));
}

async function switchGenerations(
  client: pg.ClientBase,
  kinds: readonly DocumentKind[],
  old: Generation,
  number: number,
  vectors: { wanted: readonly number[]; reached: readonly number[] },
  lost: string | undefined,
): Promise<Replayed> {
  if (vectors.wanted.join() !== vectors.reached.join())
    throw new ReplayRejected(
      `The rebuild reached positions ${vectors.reached.join('.')} instead of ${vectors.wanted.join('.')}. Run it again.`,
    );
  const { rows: parked } = await client.query<{ key: string; error: string }>(
    `select key, error from ${generationSchemaName(number)}.parked order by key limit 3`,
  );
  if (parked.length > 0)
    throw new ReplayRejected(
      `The rebuilt documents are not used, because keys are parked: ${parked.map(({ key, error }) => `${key} (${error})`).join(', ')}`,
    );
  const comparison = await compareGenerations(client, old.number, number);
  const newCode = compareSchemaVersions(old.version, schemaVersionOfKinds(kinds)) !== 'same';
  if (!comparison.equal && !newCode && !lost) throw new ReplayRejected(describeDifferences(comparison), comparison);
  await switchLiveGeneration(client, number);
  return { ...comparison, generation: number, replaced: old.number, newCode, lost };
}

const describeDifferences = ({ before, after, differing, differences }: Comparison): string =>
  `hash ${after.hash} differs from the live hash ${before.hash}; ${differing} documents differ: ${differences
    .map(({ kind, id, change }) => `${kind} ${id} ${change}`)
    .join(', ')}`;
