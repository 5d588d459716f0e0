import pg from 'pg';
import type { Backoff } from './backoff.ts';

/**
 * Rings when somebody commits events: LISTEN on a connection of its own, opened again when it is lost. A hint only: what
 * was missed meanwhile the reader's polling finds.
 */
export class CommitBell {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly url: string;
  private readonly backoff: Backoff;
  private readonly on: { ring(): void; error(error: unknown): void };

  constructor(url: string, backoff: Backoff, on: { ring(): void; error(error: unknown): void }) {
    this.url = url;
    this.backoff = backoff;
    this.on = on;
    void this.open();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    this.client = client;
    client.on('notification', this.on.ring);
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the listening connection ended')));
    try {
      await client.connect();
      await client.query('listen naksha_events');
      this.backoff.succeeded();
      this.on.ring();
    } catch (error) {
      this.lost(client, error);
      client.end().catch(this.on.error);
    }
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    this.on.error(error);
    this.retry = setTimeout(() => void this.open(), this.backoff.next());
  }
}
