import { Backoff } from '../async/backoff.ts';
import { PgListener } from '../async/pg-listener.ts';
import { Signal } from '../async/signal.ts';
import { COMMITTED } from '../event-store/committed.ts';
import type { EventReader } from '../event-store/event-store.port.ts';

type CommitWatchOptions = {
  reader: Pick<EventReader, 'heads'>;
  /** Where to LISTEN for commits; without it polling alone finds them. */
  listenUrl?: string;
  /** How long a commit may stay unseen when no notification comes, in ms. */
  pollMs: number;
  /** Pauses after failures that follow each other, in ms; the last one repeats. */
  retryMs: readonly number[];
};

type Subscriber = {
  /** Something may have been committed. */
  onCommit(): void;
  /** Told to one of all: it is the same trouble for each. */
  onError(error: unknown): void;
};

/** Tells of commits by one connection that listens and one poll, however many want to know, for as long as somebody does. */
export class CommitWatch {
  private readonly options: CommitWatchOptions;
  private readonly subscribers = new Set<Subscriber>();
  private stop: (() => Promise<void>) | undefined;

  constructor(options: CommitWatchOptions) {
    this.options = options;
  }

  /** @returns how to unsubscribe; the last one to do so ends the connection and the poll */
  subscribe(subscriber: Subscriber): () => Promise<void> {
    this.subscribers.add(subscriber);
    this.stop ??= this.start();
    return async () => {
      this.subscribers.delete(subscriber);
      if (this.subscribers.size > 0) return;
      const { stop } = this;
      this.stop = undefined;
      await stop?.();
    };
  }

  private start(): () => Promise<void> {
    const { listenUrl, retryMs } = this.options;
    const ending = new Signal();
    const listener = listenUrl
      ? new PgListener({
          connection: { connectionString: listenUrl, keepAlive: true },
          channel: COMMITTED,
          retryMs,
          onNotify: () => this.tell(),
          onError: (error) => this.tellError(error),
        })
      : undefined;
    const polling = this.poll(ending);
    return async () => {
      ending.notify();
      await Promise.all([polling, listener?.stop()]);
    };
  }

  private async poll(ending: Signal): Promise<void> {
    const { reader, pollMs, retryMs } = this.options;
    const backoff = new Backoff(retryMs);
    let known = '';
    while (ending.version === 0) {
      let pause = pollMs;
      try {
        const heads = String(await reader.heads());
        if (heads !== known) this.tell();
        known = heads;
        backoff.succeeded();
      } catch (error) {
        this.tellError(error);
        pause = backoff.next();
      }
      await ending.wait(0, pause);
    }
  }

  private tell(): void {
    for (const { onCommit } of this.subscribers) onCommit();
  }

  private tellError(error: unknown): void {
    const [first] = this.subscribers;
    first?.onError(error);
  }
}
