import type { HistoryReader } from '@naksha/events/event-store';
import type pg from 'pg';
import { type Comparison, compareGenerations } from '../documents/compare-generations.ts';
import { inTransaction } from '../documents/connection.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { codeVersion, compareVersions, type Generation, schemaName, unchangedKinds } from '../documents/generation.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { changeOrigin } from '../documents/origin.ts';
import { dropGenerations, liveGeneration, makeLive } from '../documents/read-database.ts';
import { fillByEvents, fillByKeys, openPartitions, projectTo, type ReplayProgress } from './fill-generation.ts';
import { lostTimeline } from './lost-timeline.ts';
import { missingEvents } from './project-partitions.ts';

export type Rebuild = {
  /** The read database; uses up to `parallel` + 2 connections. */
  pool: pg.Pool;
  reader: HistoryReader;
  kinds: readonly DocumentKind[];
  onProgress?(progress: ReplayProgress): void;
  /** Partitions projected at the same time. */
  parallel?: number;
  /** Documents of events that the event table does not have are given up too: a person has asked for it. */
  overLost?: boolean;
  /**
   * Documents of kinds whose version is that of the live ones are taken over as they are, and only the other kinds are folded
   * from the first event on. Left out where the tables' shape is another or a key is parked: then all are folded. What is
   * wrong in documents that are taken over stays wrong, so a replay, which proves them, folds everything.
   */
  copyUnchanged?: boolean;
};

export type Replayed = Comparison & {
  /** The generation that is live now, and the one it took over from. */
  generation: number;
  replaced: number;
  /** New code may make other documents of the same events: then differences are a report, not a fault. */
  newCode: boolean;
  /** Why the old documents could not be continued, where they could not: they are given up then, whatever they say. */
  lost?: string;
};

/** The new documents were not swapped in; the live ones serve on. */
export class ReplayRefused extends Error {
  readonly comparison?: Comparison;

  constructor(reason: string, comparison?: Comparison) {
    super(`replay not swapped in: ${reason}`);
    this.name = 'ReplayRefused';
    this.comparison = comparison;
  }
}

/** Rounds of catching up with the live projector before its checkpoints are locked for what is left. */
const ROUNDS = 20;
/** So few events that nobody feels the live projector waiting for them. */
const FEW = 500;

/**
 * Folds the event table into a new generation beside the live one and swaps it in. The caller holds the generations' lock.
 * @throws ReplayRefused, with the new generation deleted, where checkpoints or content differ or something is parked
 */
export async function rebuild(options: Rebuild): Promise<Replayed> {
  const { pool } = options;
  const old = await liveGeneration(pool);
  if (!old) throw new ReplayRefused('there is no live generation');
  try {
    return await fill(options, old);
  } catch (error) {
    await inTransaction(pool, (client) => dropGenerations(client, 'building'));
    throw error;
  }
}

async function fill(options: Rebuild, old: Generation): Promise<Replayed> {
  const { pool, reader, kinds, onProgress, parallel = 4 } = options;
  const live = new GenerationStore(pool, old.number, false);
  const lost = await lostTimeline(pool, reader, await live.checkpoints());
  if (lost && !options.overLost) throw new ReplayRefused(lost.message);
  const wanted = () => (lost ? reader.heads() : live.checkpoints());
  const unchanged = options.copyUnchanged ? unchangedKinds(old.version, codeVersion(kinds)) : [];
  const plan = { pool, reader, kinds, old: old.number, unchanged, wanted, onProgress, parallel };
  const number = (await fillByKeys(plan, !lost)) ?? (await fillByEvents(plan));
  const partitions = await openPartitions(plan, number, kinds);
  for (let round = 0; round < ROUNDS; round++) {
    const target = await wanted();
    if (missingEvents(partitions, target) <= FEW) break;
    await projectTo(partitions, target, plan);
  }
  // Else its first questions would be planned as for tables of which nothing is known, until autovacuum comes by: in a minute
  // at the earliest, and later where there is much to do.
  await pool.query(`analyze ${schemaName(number)}.document`);
  return inTransaction(pool, async (client) => {
    const stand = await lockCheckpoints(client, old.number);
    const target = lost ? await reader.heads() : stand;
    await projectTo(partitions, target, plan);
    if (lost) await changeOrigin(client, await reader.source());
    const vectors = { wanted: target, reached: await new GenerationStore(pool, number, false).checkpoints() };
    return exchange(client, kinds, old, number, vectors, lost?.message);
  });
}
/** The live projector's next step waits for this transaction's end. */
async function lockCheckpoints(client: pg.ClientBase, generation: number): Promise<number[]> {
  const { rows } = await client.query<{ seq: string }>(
    `select seq from ${schemaName(generation)}.checkpoint order by partition for update`,
  );
  return rows.map(({ seq }) => Number(seq));
}

async function exchange(
  client: pg.ClientBase,
  kinds: readonly DocumentKind[],
  old: Generation,
  number: number,
  vectors: { wanted: readonly number[]; reached: readonly number[] },
  lost: string | undefined,
): Promise<Replayed> {
  if (vectors.wanted.join() !== vectors.reached.join())
    throw new ReplayRefused(`it stands at ${vectors.reached.join('.')}, wanted is ${vectors.wanted.join('.')}`);
  const { rows: parked } = await client.query<{ key: string; error: string }>(
    `select key, error from ${schemaName(number)}.parked order by key limit 3`,
  );
  if (parked.length > 0)
    throw new ReplayRefused(`parked: ${parked.map(({ key, error }) => `${key} (${error})`).join(', ')}`);
  const comparison = await compareGenerations(client, old.number, number);
  const newCode = compareVersions(old.version, codeVersion(kinds)) !== 'same';
  if (!comparison.equal && !newCode && !lost) throw new ReplayRefused(saying(comparison), comparison);
  await makeLive(client, number);
  return { ...comparison, generation: number, replaced: old.number, newCode, lost };
}

const saying = ({ before, after, differing, differences }: Comparison): string =>
  `content hash ${after.hash}, the live one's is ${before.hash}; ${differing} documents differ: ${differences
    .map(({ kind, id, change }) => `${kind} ${id} ${change}`)
    .join(', ')}`;
