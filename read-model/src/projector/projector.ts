import type { EventBatch, EventConsumer } from '@naksha/events/event-log';
import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';
import { compareVersions, printVersion, type Version } from '../documents/generation.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { liveGeneration } from '../documents/read-database.ts';
import { catchUp } from './catch-up.ts';
import { PartitionProjector } from './partition-projector.ts';
import type { Projection } from './projection.ts';
import { CheckpointMoved, DocumentsOfOtherVersion } from './projector-errors.ts';

export type ProjectorOptions = {
  /** The read database. */
  pool: pg.Pool;
  reader: EventReader;
  projections: readonly Projection[];
  version: Version;
  onError?(error: unknown, partition: number | undefined): void;
};

/**
 * Folds what the log brings into the live generation. Whatever goes wrong, the log brings it again; what the partition's
 * checkpoint says is read anew then, so that an owner who lost a partition, or a generation, notices.
 */
export class Projector implements EventConsumer {
  readonly name = 'projector';
  private readonly options: ProjectorOptions;
  private readonly partitions = new Map<number, Promise<PartitionProjector>>();

  constructor(options: ProjectorOptions) {
    this.options = options;
  }

  async positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { store } = await this.openLive();
    const seqs = await store.checkpoints();
    for (const partition of partitions) this.partitions.delete(partition);
    return new Map(partitions.map((partition) => [partition, seqs[partition]]));
  }

  async handle({ partition, events }: EventBatch): Promise<void> {
    try {
      await this.project({ partition, events });
    } catch (error) {
      this.partitions.delete(partition);
      throw error;
    }
  }

  onError(error: unknown, partition: number | undefined): void {
    this.options.onError?.(error, partition);
  }

  private async project(batch: EventBatch): Promise<void> {
    const projector = await this.open(batch.partition);
    try {
      await catchUp(projector, batch, this.options.reader);
    } catch (error) {
      if (!(error instanceof CheckpointMoved)) throw error;
      this.partitions.delete(batch.partition);
      const now = await this.open(batch.partition);
      // Another owner: leave it to them. A replay swapped in: go on there, where the old generation stood.
      if (now.generation === projector.generation) throw error;
      await catchUp(now, batch, this.options.reader);
    }
  }

  private open(partition: number): Promise<PartitionProjector> {
    const opened =
      this.partitions.get(partition) ?? this.openLive().then((tools) => PartitionProjector.open(tools, partition));
    this.partitions.set(partition, opened);
    return opened;
  }

  private async openLive() {
    const { pool, reader, projections, version } = this.options;
    const live = await liveGeneration(pool);
    if (!live) throw new Error('the read database has no live generation');
    if (compareVersions(live.version, version) !== 0)
      throw new DocumentsOfOtherVersion(printVersion(live.version), printVersion(version));
    return { store: new GenerationStore(pool, live.number, true), reader, projections };
  }
}
