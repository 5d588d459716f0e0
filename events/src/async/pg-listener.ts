import pg from 'pg';
import { Backoff } from './backoff.ts';

export type PgListenerOptions = {
  /** Not copied: a pool's options object hides its password from copies. */
  connection: pg.ClientConfig;
  channel: string;
  retryMs: readonly number[];
  /** Also called without a payload whenever listening (re)starts: notifications may have been missed. */
  onNotify(payload?: string): void;
  onError(error: unknown): void;
};

/** Notifications can be lost while it reconnects, so callers must poll as well. */
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
    client.on('end', () =>
      this.lose(client, new Error('The database connection that listens for notifications ended')),
    );
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.backoff.reset();
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
    this.retry = setTimeout(() => void this.open(), this.backoff.nextDelayMs());
  }
}
