import type { EventReader } from '../event-store/event-store.port.ts';
import { PARTITIONS } from '../kernel/partition.ts';
import { Backoff } from './backoff.ts';
import { CommitBell } from './commit-bell.ts';
import type { EventConsumer, Following } from './event-log.port.ts';
import { Wake } from './wake.ts';

type Options = {
  reader: EventReader;
  listenUrl?: string;
  pollMs: number;
  batchSize: number;
  parallel: number;
  retryMs: readonly number[];
};

/** One consumer's way through the partitions. One query finds all partitions that moved; idle costs that query a poll. */
export class TailFollowing implements Following {
  private readonly options: Options;
  private readonly consumer: EventConsumer;
  private readonly bell: CommitBell | undefined;
  private readonly wake = new Wake();
  private readonly backoffs: Backoff[];
  /** Last seq committed, as of the last look. */
  private heads: readonly number[] = [];
  /** Last seq handled; unknown at first and after an error, when the consumer is asked. */
  private readonly handled: (number | undefined)[] = Array(PARTITIONS).fill(undefined);
  private readonly pausing = new Map<number, NodeJS.Timeout>();
  private readonly working = new Map<number, Promise<void>>();
  /** Partitions that have something to read, longest waiting first. */
  private ready: number[] = [];
  private stopped = false;
  private readonly watching: Promise<void>;

  constructor(options: Options, consumer: EventConsumer) {
    this.options = options;
    this.consumer = consumer;
    this.backoffs = Array.from({ length: PARTITIONS }, () => new Backoff(options.retryMs));
    if (options.listenUrl)
      this.bell = new CommitBell(options.listenUrl, new Backoff(options.retryMs), {
        ring: () => this.wake.ring(),
        error: (error) => consumer.onError?.(error, undefined),
      });
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.pausing.values()) clearTimeout(timer);
    this.ready = [];
    this.wake.ring();
    await this.watching;
    await Promise.all(this.working.values());
    await this.bell?.stop();
  }

  private async watch(): Promise<void> {
    const backoff = new Backoff(this.options.retryMs);
    while (!this.stopped) {
      let pause = this.options.pollMs;
      try {
        await this.look();
        backoff.succeeded();
      } catch (error) {
        this.consumer.onError?.(error, undefined);
        pause = backoff.next();
      }
      if (!this.stopped) await this.wake.pause(pause);
    }
  }

  private async look(): Promise<void> {
    if (this.handled.every((seq) => seq === undefined)) await this.ask(this.handled.map((_, partition) => partition));
    this.heads = await this.options.reader.heads();
    for (const partition of this.heads.keys())
      if (this.isBehind(partition) && !this.ready.includes(partition) && !this.working.has(partition))
        this.ready.push(partition);
    this.work();
    // With every hand busy, looking again would only cost: a commit's ring is remembered meanwhile.
    if (this.working.size >= this.options.parallel) await Promise.race(this.working.values());
  }

  private isBehind(partition: number): boolean {
    const seq = this.handled[partition];
    return seq === undefined || seq < this.heads[partition];
  }

  private async ask(partitions: readonly number[]): Promise<void> {
    const positions = await this.consumer.positions(partitions);
    for (const partition of partitions) this.handled[partition] = positions.get(partition) ?? 0;
  }

  private work(): void {
    this.ready = this.ready.filter((partition) => !this.pausing.has(partition));
    while (!this.stopped && this.ready.length > 0 && this.working.size < this.options.parallel) {
      const partition = this.ready.shift()!;
      const done = this.handleNext(partition).then(() => {
        this.working.delete(partition);
        if (this.isBehind(partition)) this.ready.push(partition);
        this.work();
      });
      this.working.set(partition, done);
    }
  }

  private async handleNext(partition: number): Promise<void> {
    const { reader, batchSize } = this.options;
    try {
      if (this.handled[partition] === undefined) await this.ask([partition]);
      if (!this.isBehind(partition)) return;
      const events = await reader.readPartition(partition, this.handled[partition]!, batchSize);
      if (events.length === 0) throw new Error(`partition ${partition} has no event after ${this.handled[partition]}`);
      await this.consumer.handle({ partition, events });
      this.handled[partition] = events.at(-1)!.seq;
      this.backoffs[partition].succeeded();
    } catch (error) {
      this.handled[partition] = undefined;
      this.consumer.onError?.(error, partition);
      this.pause(partition);
    }
  }

  private pause(partition: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.pausing.delete(partition);
      this.wake.ring();
    }, this.backoffs[partition].next());
    this.pausing.set(partition, timer);
  }
}
