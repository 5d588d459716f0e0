import type { HistoryReader } from '@naksha/events/event-store';
import { START } from '@naksha/events/kernel';
import type pg from 'pg';
import { inTransaction } from '../documents/connection.ts';
import { copyDocumentsUnlessKeysParked } from '../documents/copy-documents.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { GenerationBuild } from '../documents/generation-build.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { addIndexes, createGenerationDroppingUnfinished } from '../documents/read-database.ts';
import { foldHistoryOrReturnFailure } from './fold-history.ts';
import { PartitionProjector } from './partition-projector.ts';
import { projectPartitions, sumNumbers } from './project-partitions.ts';

export type FillGenerationOptions = {
  pool: pg.Pool;
  reader: HistoryReader;
  kinds: readonly DocumentKind[];
  old: number;
  /** None if a key is parked. */
  unchanged: readonly string[];
  wanted(): Promise<readonly number[]>;
  onProgress?(progress: ReplayProgress): void;
  parallel: number;
};

/** Events; `total` grows while people write. */
export type ReplayProgress = { generation: number; done: number; total: number };

/** Resumes an interrupted build. Undefined if an event cannot be folded, which `fillGenerationByEvent` handles. */
export async function fillGenerationByKey(
  options: FillGenerationOptions,
  resumes: boolean,
): Promise<number | undefined> {
  const { pool, reader, kinds, onProgress } = options;
  const left = resumes ? await GenerationBuild.resume(pool, kinds, foldedKinds(options)) : undefined;
  const build = left ?? (await beginBuild(options));
  const { generation, target, kinds: folded } = build.progress;
  const failure = await foldHistoryOrReturnFailure({
    ...{ build, reader, kinds: kinds.filter(({ kind }) => folded.includes(kind)) },
    onStep: (done) => onProgress?.({ generation, done, total: sumNumbers(target) }),
  });
  if (failure) return undefined;
  await build.finish(kinds);
  return generation;
}

async function beginBuild(options: FillGenerationOptions): Promise<GenerationBuild> {
  const { pool, kinds } = options;
  const generation = await createGenerationDroppingUnfinished(pool, kinds);
  const copied = await copyUnchanged(options, generation);
  const folded = copied ? foldedKinds(options) : kinds;
  const target = copied ?? (await options.wanted());
  return GenerationBuild.start(pool, { generation, kinds: folded.map(({ kind }) => kind), target });
}

/** Partition by partition, as the projector does. */
export async function fillGenerationByEvent(options: FillGenerationOptions): Promise<number> {
  const { pool, kinds } = options;
  const generation = await createGenerationDroppingUnfinished(pool, kinds);
  await inTransaction(pool, (client) => addIndexes(client, generation, kinds));
  const copied = await copyUnchanged(options, generation);
  if (copied)
    await projectPartitionsWithProgress(
      await openPartitionProjectors(options, generation, foldedKinds(options)),
      copied,
      options,
    );
  return generation;
}

export function projectPartitionsWithProgress(
  partitions: readonly PartitionProjector[],
  target: readonly number[],
  { reader, parallel, onProgress }: Pick<FillGenerationOptions, 'reader' | 'parallel' | 'onProgress'>,
): Promise<void> {
  const { generation } = partitions[0].tools.store;
  const total = sumNumbers(target);
  const onStep = (missing: number) => onProgress?.({ generation, done: total - missing, total });
  return projectPartitions(partitions, target, { reader, parallel, onStep });
}

export function openPartitionProjectors(
  { pool, reader }: Pick<FillGenerationOptions, 'pool' | 'reader'>,
  generation: number,
  kinds: readonly DocumentKind[],
): Promise<PartitionProjector[]> {
  const tools = { store: new GenerationStore(pool, generation, false), reader, kinds };
  return Promise.all(START.map((_, partition) => PartitionProjector.open(tools, partition)));
}

const foldedKinds = ({ kinds, unchanged }: FillGenerationOptions): readonly DocumentKind[] =>
  kinds.filter(({ kind }) => !unchanged.includes(kind));

/** Undefined if none were copied. */
const copyUnchanged = async (
  { pool, old, unchanged }: FillGenerationOptions,
  to: number,
): Promise<number[] | undefined> =>
  unchanged.length > 0 ? copyDocumentsUnlessKeysParked(pool, { from: old, to, kinds: unchanged }) : undefined;
