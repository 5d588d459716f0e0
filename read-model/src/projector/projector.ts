import { applyUnseenEvents, type EventBatch, type EventConsumer } from '@naksha/events/event-log';
import type { EventReader } from '@naksha/events/event-store';
import { recordSpanOfRemoteParent, SpanKind } from '@naksha/events/tracing';
import type pg from 'pg';
import type { DocumentKind } from '../documents/document-kind.ts';
import { compareSchemaVersions, formatSchemaVersion, schemaVersionOfKinds } from '../documents/generation.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { loadOrRecordEventSource } from '../documents/origin.ts';
import { findLiveGeneration } from '../documents/read-database.ts';
import { detectLostTimeline } from './lost-timeline.ts';
import { PartitionProjector, type PartitionTools } from './partition-projector.ts';
import { DocumentsOfOtherVersion } from './projector-errors.ts';

export type ProjectorOptions = {
  pool: pg.Pool;
  reader: EventReader;
  kinds: readonly DocumentKind[];
  onError?(error: unknown, partition: number | undefined): void;
};

/** After an error, the log delivers again and the checkpoint is read again. */
export class Projector implements EventConsumer {
  readonly name = 'projector';
  private readonly options: ProjectorOptions;
  private readonly partitions = new Map<number, PartitionProjector>();

  constructor(options: ProjectorOptions) {
    this.options = options;
  }

  async identity(): Promise<string> {
    const { pool, reader } = this.options;
    return (await loadOrRecordEventSource(pool, await reader.source())).id;
  }

  /**
   * @throws LostTimeline if the event table lacks events of the documents; its next events would be skipped as
   * handled
   */
  async positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { store } = await this.openLive();
    const seqs = await store.readCheckpoints();
    const lost = await detectLostTimeline(this.options.pool, this.options.reader, seqs);
    if (lost) throw lost;
    for (const partition of partitions) this.partitions.delete(partition);
    return new Map(partitions.map((partition) => [partition, seqs[partition]]));
  }

  async handle(batch: EventBatch): Promise<void> {
    const startTime = Date.now();
    await this.project(batch);
    for (const { type, partition, correlationId } of batch.events)
      recordSpanOfRemoteParent('project event', correlationId, {
        ...{ kind: SpanKind.CONSUMER, startTime },
        attributes: { 'naksha.event.type': type, 'naksha.partition': partition, 'naksha.batch': batch.events.length },
      });
  }

  private async project(batch: EventBatch): Promise<void> {
    for (;;) {
      const opened = this.partitions.get(batch.partition);
      const tools = opened?.tools ?? (await this.openLive());
      try {
        const projector = opened ?? (await PartitionProjector.open(tools, batch.partition));
        this.partitions.set(batch.partition, projector);
        return await applyUnseenEvents(projector, batch, this.options.reader);
      } catch (error) {
        this.partitions.delete(batch.partition);
        // If a replay was switched in meanwhile, continue with its generation.
        if ((await this.openLive()).store.generation === tools.store.generation) throw error;
      }
    }
  }

  onError(error: unknown, partition: number | undefined): void {
    this.options.onError?.(error, partition);
  }

  private async openLive(): Promise<PartitionTools> {
    const { pool, reader, kinds } = this.options;
    const live = await findLiveGeneration(pool);
    if (!live) throw new Error('The projector found no documents to update. Restart it to build them from the events.');
    const version = schemaVersionOfKinds(kinds);
    if (compareSchemaVersions(live.version, version) !== 'same')
      throw new DocumentsOfOtherVersion(formatSchemaVersion(live.version), formatSchemaVersion(version));
    return { store: new GenerationStore(pool, live.number, true), reader, kinds };
  }
}
