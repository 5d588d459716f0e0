import { Backoff } from '../async/backoff.ts';
import { Signal } from '../async/signal.ts';
import type { RecordedEvent } from '../contracts/event.ts';
import type { EventReader } from '../event-store/event-store.port.ts';
import type { EventConsumer, Subscription } from './event-log.port.ts';

export type SubscriptionOptions = {
  reader: Pick<EventReader, 'heads' | 'readPartition'>;
  /** How long a commit may stay unseen when nobody tells of it, in ms. */
  pollMs: number;
  /** At most so many events a batch. */
  batchSize: number;
  /** Partitions handled at the same time. */
  parallel: number;
  /** Pauses after failures that follow each other, in ms; the last one repeats. */
  retryMs: readonly number[];
  /** Events that need not be read from the table: those that follow `after` without a gap, none where there are none. */
  buffered?(partition: number, after: number, limit: number): readonly RecordedEvent[];
};

/** How far one partition is, for as long as it is ours: a new assignment begins anew. */
type Progress = {
  partition: number;
  /** Last seq known to be committed. */
  head: number;
  /** Last seq handled; unknown at first and after an error, when the consumer is asked. */
  handled: number | undefined;
  backoff: Backoff;
  pausing?: NodeJS.Timeout;
};

/**
 * One consumer's way through the partitions that are this process's. Whoever makes it says which these are, and of news; the
 * truth is the event table, of which one query finds all partitions that moved.
 */
export class PartitionSubscription implements Subscription {
  private readonly options: SubscriptionOptions;
  private readonly consumer: EventConsumer;
  /** There may be something to read. */
  private readonly news = new Signal();
  private mine: ReadonlyMap<number, Progress> = new Map();
  /** The consumer has been asked where all of `mine` stand. */
  private asked = false;
  private readonly working = new Map<number, Promise<void>>();
  /** What has something to read, longest waiting first. */
  private ready: Progress[] = [];
  private stopped = false;
  private readonly watching: Promise<void>;

  constructor(options: SubscriptionOptions, consumer: EventConsumer) {
    this.options = options;
    this.consumer = consumer;
    this.watching = this.watch();
  }

  /** From now on these partitions and no others; what is under way of another ends. */
  assign(partitions: readonly number[]): void {
    for (const { pausing } of this.mine.values()) clearTimeout(pausing);
    this.mine = new Map(partitions.map((partition) => [partition, this.begin(partition)]));
    this.asked = false;
    this.ready = [];
    this.pollNow();
  }

  /** Looks into the event table at once. */
  pollNow(): void {
    this.news.notify();
  }

  /** There are events of the partition up to `seq`. */
  noticeHead(partition: number, seq: number): void {
    const progress = this.mine.get(partition);
    if (!progress || seq <= progress.head) return;
    progress.head = seq;
    this.queue(progress);
    this.work();
  }

  /** Last seq handled, where that is known. */
  handled(partition: number): number | undefined {
    return this.mine.get(partition)?.handled;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { pausing } of this.mine.values()) clearTimeout(pausing);
    this.ready = [];
    this.pollNow();
    await this.watching;
    await Promise.all(this.working.values());
  }

  private begin(partition: number): Progress {
    return { partition, head: 0, handled: undefined, backoff: new Backoff(this.options.retryMs) };
  }

  private async watch(): Promise<void> {
    const backoff = new Backoff(this.options.retryMs);
    let seen = this.news.version;
    while (!this.stopped) {
      let pause = this.options.pollMs;
      try {
        await this.pollOnce();
        backoff.succeeded();
      } catch (error) {
        this.consumer.onError?.(error, undefined);
        pause = backoff.next();
      }
      if (!this.stopped) seen = await this.news.wait(seen, pause);
    }
  }

  private async pollOnce(): Promise<void> {
    const { mine } = this;
    if (mine.size === 0) return;
    if (!this.asked) {
      await this.ask([...mine.values()]);
      if (this.mine === mine) this.asked = true;
    }
    const handledBefore = new Map([...mine.values()].map((progress) => [progress, progress.handled]));
    const heads = await this.options.reader.heads();
    // Given away meanwhile: the next poll, already notified, asks for what is ours now.
    if (this.mine !== mine) return;
    for (const progress of mine.values()) {
      const handled = handledBefore.get(progress);
      // The event table was set back under us, by a failover say: the consumer knows what that means for it.
      if (handled !== undefined && handled > heads[progress.partition]) this.forget(progress);
      progress.head = Math.max(progress.head, heads[progress.partition]);
      this.queue(progress);
    }
    this.work();
    // With every hand busy, looking again would only cost: a commit's notification is remembered meanwhile.
    if (this.working.size >= this.options.parallel) await Promise.race(this.working.values());
  }

  private async ask(progresses: readonly Progress[]): Promise<void> {
    const positions = await this.consumer.positions(progresses.map(({ partition }) => partition));
    for (const progress of progresses) progress.handled = positions.get(progress.partition) ?? 0;
  }

  private forget(progress: Progress): void {
    progress.handled = undefined;
    progress.head = 0;
  }

  private queue(progress: Progress): void {
    const { partition, handled, head } = progress;
    const behind = handled === undefined ? this.asked : handled < head;
    if (behind && !this.ready.includes(progress) && !this.working.has(partition)) this.ready.push(progress);
  }

  private work(): void {
    this.ready = this.ready.filter((progress) => !progress.pausing && this.mine.get(progress.partition) === progress);
    while (!this.stopped && this.ready.length > 0 && this.working.size < this.options.parallel) {
      const progress = this.ready.shift()!;
      const done = this.handleNext(progress).then(() => {
        this.working.delete(progress.partition);
        // Ours by another assignment perhaps, which waited for this to end.
        const now = this.mine.get(progress.partition);
        if (now) this.queue(now);
        this.work();
      });
      this.working.set(progress.partition, done);
    }
  }

  private async handleNext(progress: Progress): Promise<void> {
    const { reader, batchSize, buffered } = this.options;
    const { partition } = progress;
    try {
      if (progress.handled === undefined) await this.ask([progress]);
      const after = progress.handled!;
      if (after >= progress.head) return;
      const fromBuffer = buffered?.(partition, after, batchSize) ?? [];
      const events = fromBuffer.length > 0 ? fromBuffer : await reader.readPartition(partition, after, batchSize);
      if (events.length === 0) {
        // The notified head may be wrong: drop it, the poll after the pause finds it again.
        progress.head = after;
        throw new Error(`partition ${partition} has no event after ${after}`);
      }
      await this.consumer.handle({ partition, events });
      progress.handled = events.at(-1)!.seq;
      progress.backoff.succeeded();
    } catch (error) {
      progress.handled = undefined;
      this.consumer.onError?.(error, partition);
      this.pause(progress);
    }
  }

  private pause(progress: Progress): void {
    if (this.stopped || this.mine.get(progress.partition) !== progress) return;
    progress.pausing = setTimeout(() => {
      progress.pausing = undefined;
      this.queue(progress);
      this.work();
      // Where the head was dropped, nobody may tell of it again.
      this.pollNow();
    }, progress.backoff.next());
  }
}
