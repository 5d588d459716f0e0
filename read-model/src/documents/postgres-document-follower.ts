import { hasPassed, type PositionVector } from '@naksha/events/kernel';
import type pg from 'pg';
import type { DocumentBell } from './document-bell.ts';
import { changesAfter, scanLive } from './document-changes.ts';
import type { DocumentFollower, FollowedDocuments } from './stored-document.ts';

type Follow = Parameters<DocumentFollower['follow']>[0];

export type FollowerOptions = {
  pool: pg.Pool;
  bell: DocumentBell;
  /** How long a change may stay unseen when no notification comes. */
  pollMs: number;
  /** Told of every failed attempt; it is tried again after `retryMs`. */
  onError(error: unknown): void;
  retryMs: number;
};

/** Follows documents in PostgreSQL: one indexed query at each change, and at each poll. */
export class PostgresDocumentFollower implements DocumentFollower {
  private readonly options: FollowerOptions;

  constructor(options: FollowerOptions) {
    this.options = options;
  }

  /**
   * Resolves once the first full scan is handed over.
   * @throws where the documents are closed before that
   */
  async follow(follow: Follow): Promise<FollowedDocuments> {
    const following = new Following(this.options, follow);
    if (!(await following.ready)) throw new Error('the documents were closed before they were handed over');
    return following;
  }
}

class Following implements FollowedDocuments {
  /** Whether the first scan came to its end. */
  readonly ready: Promise<boolean>;
  private readonly options: FollowerOptions;
  private readonly consumer: Follow;
  private readonly running: Promise<void>;
  private at: PositionVector | undefined;
  /** What the consumer holds may not be what `at` says: only a full scan puts that right. */
  private unsure = true;
  private waiting = new Set<() => void>();
  private stopped = false;

  constructor(options: FollowerOptions, consumer: Follow) {
    this.options = options;
    this.consumer = consumer;
    this.ready = new Promise<void>((resolve) => this.waiting.add(resolve)).then(() => this.at !== undefined);
    this.running = this.run();
  }

  /** There is one as soon as `follow` has answered. */
  position(): PositionVector {
    return this.at!;
  }

  async passed(position: { partition: number; seq: number }, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      if (this.at && hasPassed(this.at.seqs, position)) return true;
      const left = deadline - performance.now();
      if (left <= 0 || this.stopped) return false;
      await this.moved(left);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.options.bell.ring();
    await this.running;
  }

  private async run(): Promise<void> {
    const { bell, pollMs, retryMs, onError } = this.options;
    while (!this.stopped && !bell.closed) {
      const { heard } = bell;
      try {
        if (await this.look()) await bell.pause(heard, pollMs);
      } catch (error) {
        onError(error);
        await bell.pause(bell.heard, retryMs);
      }
    }
    this.stopped = true;
    this.announce();
  }

  /** @returns whether everything there is has been handed over */
  private async look(): Promise<boolean> {
    const { pool } = this.options;
    const { kinds, reset, changed } = this.consumer;
    const from = this.unsure ? undefined : this.at;
    const changes = from && (await changesAfter(pool, kinds, from).catch(unlessDropped));
    if (!from || !changes) {
      this.unsure = true;
      const at = await scanLive(pool, kinds, ({ generation }, documents) => reset(documents, generation));
      await changed([], at.seqs);
      this.reached(at);
      return false;
    }
    if (changes.seqs.every((seq, partition) => seq === from.seqs[partition])) return true;
    this.unsure = true;
    await changed(changes.documents, changes.seqs);
    this.reached({ generation: changes.generation, seqs: changes.seqs });
    return false;
  }

  private reached(at: PositionVector): void {
    this.at = at;
    this.unsure = false;
    this.announce();
  }

  private moved(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      this.waiting.add(end);
    });
  }

  private announce(): void {
    for (const wake of [...this.waiting]) {
      this.waiting.delete(wake);
      wake();
    }
  }
}

/** Its tables are gone: the generation was retired, and replaced once more. */
const unlessDropped = (error: { code?: string }): undefined => {
  if (error.code !== '42P01' && error.code !== '3F000') throw error;
};
