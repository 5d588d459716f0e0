import type { RecordedEvent } from '../contracts/event.ts';
import type { EventBatch, EventConsumer } from '../event-log/event-log.port.ts';
import { PARTITIONS } from '../kernel/partition.ts';
import { areAllSeqsAtLeast } from '../kernel/position.ts';

/** Keeps a checkpoint like the projector, so the result is independent of delivery. */
export class Recorder implements EventConsumer {
  readonly name: string;
  readonly kept: RecordedEvent[] = [];
  readonly errors: unknown[] = [];
  readonly gaps: string[] = [];
  /** Gaps, or batches of one partition handled concurrently. */
  readonly broken: string[] = [];
  repeated = 0;
  readonly asked = Array<number>(PARTITIONS).fill(0);
  /** May throw. */
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
      this.notify();
    }
  }

  onError(error: unknown): void {
    this.errors.push(error);
    this.notify();
  }

  waitForSeqs(seqs: readonly number[]): Promise<void> {
    return this.until(() => areAllSeqsAtLeast(this.checkpoint, seqs));
  }

  until(done: () => boolean): Promise<void> {
    if (done()) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ done, resolve }));
  }

  private notify(): void {
    for (const waiting of this.waiting) if (waiting.done()) waiting.resolve();
    this.waiting = this.waiting.filter(({ done }) => !done());
  }
}
