import { Backoff } from '../async/backoff.ts';
import { Signal } from '../async/signal.ts';
import type { RecordedEvent } from '../contracts/event.ts';
import type { EventReader } from '../event-store/event-store.port.ts';
import type { EventConsumer, Subscription } from './event-log.port.ts';

export type SubscriptionOptions = {
  reader: Pick<EventReader, 'heads' | 'readPartition'>;
  pollMs: number;
  batchSize: number;
  /** Handled at the same time. */
  parallel: number;
  retryMs: readonly number[];
  /** Events in memory that follow `after` without a gap; may be empty. */
  buffered?(partition: number, after: number, limit: number): readonly RecordedEvent[];
};

/** A new assignment creates a new one. */
type Progress = {
  partition: number;
  /** The last seq known to be committed. */
  head: number;
  /** Undefined at first and after an error, until the consumer's checkpoint is read. */
  handled: number | undefined;
  backoff: Backoff;
  pausing?: NodeJS.Timeout;
};

/** One query of the event table finds all partitions that advanced. */
export class PartitionSubscription implements Subscription {
  private readonly options: SubscriptionOptions;
  private readonly consumer: EventConsumer;
  private readonly wakeUp = new Signal();
  private assigned: ReadonlyMap<number, Progress> = new Map();
  /** Of all assigned partitions. */
  private checkpointsRead = false;
  private readonly working = new Map<number, Promise<void>>();
  /** Longest waiting first. */
  private ready: Progress[] = [];
  private stopped = false;
  private readonly watching: Promise<void>;

  constructor(options: SubscriptionOptions, consumer: EventConsumer) {
    this.options = options;
    this.consumer = consumer;
    this.watching = this.watch();
  }

  /** Work in progress on other partitions finishes. */
  assign(partitions: readonly number[]): void {
    for (const { pausing } of this.assigned.values()) clearTimeout(pausing);
    this.assigned = new Map(partitions.map((partition) => [partition, this.newProgress(partition)]));
    this.checkpointsRead = false;
    this.ready = [];
    this.pollNow();
  }

  pollNow(): void {
    this.wakeUp.notify();
  }

  noticeHead(partition: number, seq: number): void {
    const progress = this.assigned.get(partition);
    if (!progress || seq <= progress.head) return;
    progress.head = seq;
    this.queue(progress);
    this.work();
  }

  handledSeq(partition: number): number | undefined {
    return this.assigned.get(partition)?.handled;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { pausing } of this.assigned.values()) clearTimeout(pausing);
    this.ready = [];
    this.pollNow();
    await this.watching;
    await Promise.all(this.working.values());
  }

  private newProgress(partition: number): Progress {
    return { partition, head: 0, handled: undefined, backoff: new Backoff(this.options.retryMs) };
  }

  private async watch(): Promise<void> {
    const backoff = new Backoff(this.options.retryMs);
    let seen = this.wakeUp.version;
    while (!this.stopped) {
      let pause = this.options.pollMs;
      try {
        await this.pollOnce();
        backoff.reset();
      } catch (error) {
        this.consumer.onError?.(error, undefined);
        pause = backoff.nextDelayMs();
      }
      if (!this.stopped) seen = await this.wakeUp.waitForNotification(seen, pause);
    }
  }

  private async pollOnce(): Promise<void> {
    const { assigned } = this;
    if (assigned.size === 0) return;
    if (!this.checkpointsRead) {
      await this.readCheckpoints([...assigned.values()]);
      if (this.assigned === assigned) this.checkpointsRead = true;
    }
    const handledBefore = new Map([...assigned.values()].map((progress) => [progress, progress.handled]));
    const heads = await this.options.reader.heads();
    // The next poll, already notified, handles the new assignment.
    if (this.assigned !== assigned) return;
    for (const progress of assigned.values()) {
      const handled = handledBefore.get(progress);
      // The event table went back, for example after a failover.
      if (handled !== undefined && handled > heads[progress.partition]) this.forget(progress);
      progress.head = Math.max(progress.head, heads[progress.partition]);
      this.queue(progress);
    }
    this.work();
    // Polling is useless while all slots are busy; notifications are remembered.
    if (this.working.size >= this.options.parallel) await Promise.race(this.working.values());
  }

  private async readCheckpoints(progresses: readonly Progress[]): Promise<void> {
    const positions = await this.consumer.positions(progresses.map(({ partition }) => partition));
    for (const progress of progresses) progress.handled = positions.get(progress.partition) ?? 0;
  }

  private forget(progress: Progress): void {
    progress.handled = undefined;
    progress.head = 0;
  }

  private queue(progress: Progress): void {
    const { partition, handled, head } = progress;
    const behind = handled === undefined ? this.checkpointsRead : handled < head;
    if (behind && !this.ready.includes(progress) && !this.working.has(partition)) this.ready.push(progress);
  }

  private work(): void {
    this.ready = this.ready.filter(
      (progress) => !progress.pausing && this.assigned.get(progress.partition) === progress,
    );
    while (!this.stopped && this.ready.length > 0 && this.working.size < this.options.parallel) {
      const progress = this.ready.shift()!;
      const done = this.handleNext(progress).then(() => {
        this.working.delete(progress.partition);
        // It may have been assigned again meanwhile.
        const current = this.assigned.get(progress.partition);
        if (current) this.queue(current);
        this.work();
      });
      this.working.set(progress.partition, done);
    }
  }

  private async handleNext(progress: Progress): Promise<void> {
    const { reader, batchSize, buffered } = this.options;
    const { partition } = progress;
    try {
      if (progress.handled === undefined) await this.readCheckpoints([progress]);
      const after = progress.handled!;
      if (after >= progress.head) return;
      const fromBuffer = buffered?.(partition, after, batchSize) ?? [];
      const events = fromBuffer.length > 0 ? fromBuffer : await reader.readPartition(partition, after, batchSize);
      if (events.length === 0) {
        // The reported head may be wrong: the poll after the pause finds it again.
        progress.head = after;
        throw new Error(`Events missing in partition ${partition}: event ${after + 1} not found`);
      }
      await this.consumer.handle({ partition, events });
      progress.handled = events.at(-1)!.seq;
      progress.backoff.reset();
    } catch (error) {
      progress.handled = undefined;
      this.consumer.onError?.(error, partition);
      this.pause(progress);
    }
  }

  private pause(progress: Progress): void {
    if (this.stopped || this.assigned.get(progress.partition) !== progress) return;
    progress.pausing = setTimeout(() => {
      progress.pausing = undefined;
      this.queue(progress);
      this.work();
      // The head may have been reset and not be reported again.
      this.pollNow();
    }, progress.backoff.nextDelayMs());
  }
}
