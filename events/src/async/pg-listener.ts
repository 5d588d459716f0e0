import pg from 'pg';
import { Backoff } from './backoff.ts';

export type PgListenerOptions = {
  /** Used as it is: a pool's options hide the password from a copy. */
  connection: pg.ClientConfig;
  channel: string;
  /** Pauses after failures that follow each other, in ms; the last one repeats. */
  retryMs: readonly number[];
  /** Told of each notification, and, without a payload, whenever it begins to listen: something may have been missed before. */
  onNotify(payload?: string): void;
  /** Told of each loss of the connection and each failed attempt to open one. */
  onError(error: unknown): void;
};

/** LISTEN on a connection of its own, opened again when it is lost. A hint only: what is missed, the reader's polling finds. */
export class PgListener {
  private readonly options: PgListenerOptions;
  private readonly backoff: Backoff;
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(options: PgListenerOptions) {
    this.options = options;
    this.backoff = new Backoff(options.retryMs);
    void this.open();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async open(): Promise<void> {
    const { connection, channel, onNotify, onError } = this.options;
    const client = new pg.Client(connection);
    this.client = client;
    client.on('notification', ({ payload }) => onNotify(payload ?? ''));
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('the listening connection ended')));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.backoff.succeeded();
      onNotify();
    } catch (error) {
      this.lose(client, error);
      client.end().catch(onError);
    }
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    this.options.onError(error);
    this.retry = setTimeout(() => void this.open(), this.backoff.next());
  }
}
