import type { RecordedEvent } from '../contracts/event.ts';
import type { EventBatch, EventConsumer } from '../event-log/event-log.port.ts';
import { PARTITIONS } from '../kernel/partition.ts';
import { atLeast } from '../kernel/position.ts';

/**
 * A consumer as the projector is one: it keeps a checkpoint, drops what is at or below it, and a gap is an error. So what
 * it has kept is the same however often and from wherever the log delivers.
 */
export class Recorder implements EventConsumer {
  readonly name: string;
  readonly kept: RecordedEvent[] = [];
  readonly errors: unknown[] = [];
  readonly gaps: string[] = [];
  /** Batches whose events weren't consecutive, or of which two of one partition were handled at once. */
  readonly broken: string[] = [];
  /** Deliveries of events that were kept already. */
  repeated = 0;
  /** How often the log asked for each partition's position. */
  readonly asked = Array<number>(PARTITIONS).fill(0);
  /** Stands in for the work of a batch; may throw. */
  work: (batch: EventBatch) => Promise<void> = async () => {};
  private readonly checkpoint: number[];
  private readonly handling = new Set<number>();
  private waiting: { done(): boolean; resolve(): void }[] = [];

  constructor(name: string, startAt: readonly number[] = Array(PARTITIONS).fill(0)) {
    this.name = name;
    this.checkpoint = [...startAt];
  }

  async positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>> {
    for (const partition of partitions) this.asked[partition]++;
    return new Map(partitions.map((partition) => [partition, this.checkpoint[partition]]));
  }

  async handle(batch: EventBatch): Promise<void> {
    const { partition, events } = batch;
    if (this.handling.has(partition)) this.broken.push(`two batches of ${partition} at once`);
    if (events.some((event, k) => event.partition !== partition || event.seq !== events[0].seq + k))
      this.broken.push(`${partition}: ${events.map(({ seq }) => seq)}`);
    this.handling.add(partition);
    try {
      await this.work(batch);
      const fresh = events.filter(({ seq }) => seq > this.checkpoint[partition]);
      this.repeated += events.length - fresh.length;
      if (fresh.length > 0 && fresh[0].seq !== this.checkpoint[partition] + 1)
        this.gaps.push(`${partition}: ${fresh[0].seq} after ${this.checkpoint[partition]}`);
      this.kept.push(...fresh);
      this.checkpoint[partition] = Math.max(this.checkpoint[partition], events.at(-1)!.seq);
    } finally {
      this.handling.delete(partition);
      this.tell();
    }
  }

  onError(error: unknown): void {
    this.errors.push(error);
    this.tell();
  }

  /** Resolves once every partition has been handled up to the vector. */
  reaches(seqs: readonly number[]): Promise<void> {
    return this.until(() => atLeast(this.checkpoint, seqs));
  }

  /** Resolves once the condition holds; it is looked at after every batch and error. */
  until(done: () => boolean): Promise<void> {
    if (done()) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ done, resolve }));
  }

  private tell(): void {
    for (const waiting of this.waiting) if (waiting.done()) waiting.resolve();
    this.waiting = this.waiting.filter(({ done }) => !done());
  }
}
