import pTimeout from 'p-timeout';
import { type EffectId, effectJobId } from './effect.ts';

/** A job's name is the kind of its effect. */
export const QUEUE = 'effects';

/** How long an unreachable server may delay a caller. */
const ADD_TIMEOUT_MS = 2_000;
/** For running jobs at shutdown. */
const CLOSE_TIMEOUT_MS = 3_000;

export type QueueOptions = {
  concurrency?: number;
  /** BullMQ recovers from these. */
  onError(error: unknown): void;
  /** Connected, or given jobs. */
  onWorks?(): void;
};

type Added = {
  name: string;
  data: EffectId;
  opts: { jobId: string; attempts: number; removeOnComplete: true; removeOnFail: true };
};

/** The types of BullMQ's classes depend on the backend. */
type Closable = {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  getBackend(): { close(force: boolean): Promise<void>; on(event: 'ready', listener: () => void): unknown };
};
type BackedQueue = Closable & {
  addBulk(jobs: Added[]): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};
type BackedWorker = Closable & {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: unknown, error: Error) => void): unknown;
};
type Classes = { queue: BackedQueue; worker(perform: (effect: EffectId) => Promise<void>): BackedWorker };

/** Jobs have one attempt and leave nothing behind: retries, errors and results are in the rows of effects. */
export abstract class BullmqQueue {
  private readonly queue: BackedQueue;
  private readonly newWorker: Classes['worker'];
  private worker: BackedWorker | undefined;
  private readonly onError: (error: unknown) => void;
  private readonly onWorks: () => void;
  private hanging = false;
  private closed = false;

  protected constructor({ queue, worker }: Classes, { onError, onWorks }: QueueOptions) {
    this.queue = queue;
    this.newWorker = worker;
    this.onError = (error) => {
      if (!this.closed) onError(error);
    };
    this.onWorks = () => {
      if (!this.closed) onWorks?.();
    };
    queue.on('error', this.onError);
    queue.getBackend().on('ready', this.onWorks);
  }

  async add(effects: readonly EffectId[]): Promise<void> {
    if (effects.length === 0) return;
    // A hanging attempt may wait for the server; more would pile up. The sweeper retries later.
    if (this.hanging) throw new Error('The job queue does not respond');
    const jobs = effects.map(
      ({ event, kind }): Added => ({
        name: kind,
        data: { event, kind },
        opts: { jobId: effectJobId({ event, kind }), attempts: 1, removeOnComplete: true, removeOnFail: true },
      }),
    );
    const adding = this.queue.addBulk(jobs);
    await pTimeout(adding, {
      milliseconds: ADD_TIMEOUT_MS,
      fallback: () => {
        this.hanging = true;
        adding.then(
          () => this.noteResponse(),
          () => this.noteResponse(),
        );
        throw new Error('The job queue did not respond in time');
      },
    });
    this.onWorks();
  }

  work(perform: (effect: EffectId) => Promise<void>): void {
    if (this.worker) throw new Error('This process already has a queue worker');
    this.worker = this.newWorker(perform);
    this.worker.on('error', this.onError);
    this.worker.on('failed', (_, error) => this.onError(error));
  }

  async close(): Promise<void> {
    await Promise.all([this.worker && this.closeOne(this.worker), this.closeOne(this.queue)]);
    this.closed = true;
  }

  /** A clean close waits for the server; without a response the connection is cut. */
  private async closeOne(closable: Closable): Promise<void> {
    try {
      // BullMQ's start continues in the background and could open a connection after closing.
      const ready = closable.waitUntilReady().catch(this.onError);
      const closed = ready.then(() => closable.close());
      await pTimeout(closed, { milliseconds: CLOSE_TIMEOUT_MS, message: 'The job queue did not close in time' });
    } catch (error) {
      this.onError(error);
      const cut = closable.getBackend().close(true);
      await pTimeout(cut, { milliseconds: CLOSE_TIMEOUT_MS, message: 'The job queue could not be closed' }).catch(
        this.onError,
      );
    }
  }

  private noteResponse(): void {
    this.hanging = false;
  }
}
