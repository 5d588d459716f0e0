import { Backoff } from '../async/backoff.ts';
import { PgListener } from '../async/pg-listener.ts';
import { Signal } from '../async/signal.ts';
import { COMMIT_CHANNEL } from '../event-store/committed.ts';
import type { EventReader } from '../event-store/event-store.port.ts';

type CommitWatchOptions = {
  reader: Pick<EventReader, 'heads'>;
  /** Without it, commits are found by polling only. */
  listenUrl?: string;
  pollMs: number;
  retryMs: readonly number[];
};

type Subscriber = {
  /** Something may have been committed. */
  onCommit(): void;
  /** Only one subscriber is called. */
  onError(error: unknown): void;
};

/** Shares one LISTEN connection and one poll while there is a subscriber. */
export class CommitWatch {
  private readonly options: CommitWatchOptions;
  private readonly subscribers = new Set<Subscriber>();
  private stop: (() => Promise<void>) | undefined;

  constructor(options: CommitWatchOptions) {
    this.options = options;
  }

  /** The last unsubscribe closes the connection. */
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
          channel: COMMIT_CHANNEL,
          retryMs,
          onNotify: () => this.notifyAll(),
          onError: (error) => this.reportError(error),
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
    let lastHeads = '';
    while (ending.version === 0) {
      let pause = pollMs;
      try {
        const heads = String(await reader.heads());
        if (heads !== lastHeads) this.notifyAll();
        lastHeads = heads;
        backoff.reset();
      } catch (error) {
        this.reportError(error);
        pause = backoff.nextDelayMs();
      }
      await ending.waitForNotification(0, pause);
    }
  }

  private notifyAll(): void {
    for (const { onCommit } of this.subscribers) onCommit();
  }

  private reportError(error: unknown): void {
    const [first] = this.subscribers;
    first?.onError(error);
  }
}
