import type { Subscription } from '@naksha/events/async';
import type { PositionVector } from '@naksha/events/kernel';
import type pg from 'pg';
import type { ChangeListener } from './change-listener.ts';
import { ignoreMissingTable } from './connection.ts';
import { loadChangesAfter, readLiveDocumentsInSnapshot } from './document-changes.ts';
import type { DocumentConsumer, DocumentFollower, StoredDocument } from './stored-document.ts';

export type FollowerOptions = {
  pool: pg.Pool;
  listener: ChangeListener;
  pollMs: number;
  onError(error: unknown): void;
  retryMs: number;
};

const MAX_PAUSE_MS = 60_000;

/** One indexed query per change and poll. */
export class PostgresDocumentFollower implements DocumentFollower {
  private readonly options: FollowerOptions;

  constructor(options: FollowerOptions) {
    this.options = options;
  }

  /** Resolves after the first full scan. */
  async follow(consumer: DocumentConsumer): Promise<Subscription> {
    const subscription = new DocumentSubscription(this.options, consumer);
    if (!(await subscription.ready)) throw new Error('The document subscription was closed before its first load');
    return subscription;
  }
}

const STOPPED = new Error('Document subscription was stopped');

class DocumentSubscription implements Subscription {
  readonly ready: Promise<boolean>;
  private readonly options: FollowerOptions;
  private readonly consumer: DocumentConsumer;
  private readonly running: Promise<void>;
  private readonly scanned = Promise.withResolvers<boolean>();
  private at: PositionVector | undefined;
  /** The consumer's state may not match `at`; only a full scan fixes that. */
  private unsure = true;
  private read = false;
  private stopped = false;

  constructor(options: FollowerOptions, consumer: DocumentConsumer) {
    this.options = options;
    this.consumer = consumer;
    this.ready = this.scanned.promise;
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.options.listener.changed.notify();
    await this.running;
  }

  private async run(): Promise<void> {
    const { listener, pollMs, onError } = this.options;
    const { changed } = listener;
    while (!this.stopped && !listener.closed) {
      const before = changed.version;
      const began = performance.now();
      try {
        this.read = false;
        if (await this.poll()) await changed.waitForNotification(before, pollMs);
      } catch (error) {
        if (error !== STOPPED) onError(error);
        await this.pause(performance.now() - began);
      }
    }
    this.stopped = true;
    this.scanned.resolve(false);
  }

  /** Pauses for as long as the scan took, so that repeated failures use at most half of the database's time. */
  private async pause(tookMs: number): Promise<void> {
    const { listener, retryMs } = this.options;
    const until = performance.now() + (this.read ? Math.max(retryMs, Math.min(tookMs, MAX_PAUSE_MS)) : retryMs);
    for (let left = until; left > 0 && !this.stopped && !listener.closed; ) {
      left = until - performance.now();
      if (left > 0) await listener.changed.waitForNotification(listener.changed.version, left);
    }
  }

  /** @returns whether everything has been handed over */
  private async poll(): Promise<boolean> {
    const { pool } = this.options;
    const { kinds, seen, changed } = this.consumer;
    const from = this.unsure ? undefined : this.at;
    const changes = from && (await loadChangesAfter(pool, kinds, from).catch(ignoreMissingTable));
    if (!from || !changes) {
      this.unsure = true;
      const at = await this.scan();
      await changed([], at.seqs);
      this.reached(at);
      return false;
    }
    const { generation, seqs, documents } = changes;
    if (seqs.every((seq, partition) => seq === from.seqs[partition])) return true;
    this.unsure = true;
    seen?.({ generation, seqs });
    await changed(documents, seqs);
    this.reached({ generation, seqs });
    return false;
  }

  private async scan(): Promise<PositionVector> {
    const { listener, pool, onError } = this.options;
    const { kinds, seen, reset } = this.consumer;
    let scanning = true;
    let watching: Promise<void> | undefined;
    try {
      return await readLiveDocumentsInSnapshot(pool, kinds, (at, documents) => {
        seen?.(at);
        watching = this.watch(at, () => scanning).catch(onError);
        return reset(this.untilStopped(documents), at.generation);
      });
    } finally {
      scanning = false;
      listener.changed.notify();
      await watching;
    }
  }

  private async *untilStopped(pages: AsyncIterable<StoredDocument[]>): AsyncIterable<StoredDocument[]> {
    for await (const page of pages) {
      this.read = true;
      yield page;
      if (this.stopped || this.options.listener.closed) throw STOPPED;
    }
  }

  /** Reports the position during a long scan, for readers that only wait for it. */
  private async watch(from: PositionVector, scanning: () => boolean): Promise<void> {
    const { listener, pool, pollMs } = this.options;
    for (let before = listener.changed.version; scanning() && !listener.closed; ) {
      before = await listener.changed.waitForNotification(before, pollMs);
      const changes = scanning() ? await loadChangesAfter(pool, [], from) : undefined;
      if (changes) this.consumer.seen?.(changes);
    }
  }

  private reached(at: PositionVector): void {
    this.at = at;
    this.unsure = false;
    this.scanned.resolve(true);
  }
}
