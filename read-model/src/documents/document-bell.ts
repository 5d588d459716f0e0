import pg from 'pg';
import { DOCUMENTS_CHANGED } from './read-database.ts';

const RETRY_MS = 1000;

/**
 * Rings whoever pauses here when documents changed: LISTEN on a connection of its own, opened again when it is lost. A hint
 * only: pauses are bounded, and their end is reason enough to look.
 */
export class DocumentBell {
  private readonly config: pg.ClientConfig;
  private readonly onError: (error: unknown) => void;
  private readonly ringers = new Set<() => void>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private rings = 0;
  private shut = false;

  constructor(config: pg.ClientConfig, onError: (error: unknown) => void) {
    this.config = config;
    this.onError = onError;
    void this.open();
  }

  /** To be read before looking: a ring between the look and the pause ends the pause at once. */
  get heard(): number {
    return this.rings;
  }

  /** Nobody has anything to wait for here any more. */
  get closed(): boolean {
    return this.shut;
  }

  /** Resolves at the first ring after `heard`, and after `ms` at the latest. */
  async pause(heard: number, ms: number): Promise<void> {
    if (this.rings !== heard || this.shut) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.ringers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.ringers.add(end);
    });
  }

  ring = (): void => {
    this.rings++;
    for (const end of [...this.ringers]) end();
  };

  async close(): Promise<void> {
    this.shut = true;
    clearTimeout(this.retry);
    this.ring();
    await this.client?.end();
  }

  private async open(): Promise<void> {
    // As it is: a pool's options hide the password from a copy.
    const client = new pg.Client(this.config);
    this.client = client;
    client.on('notification', this.ring);
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the listening connection ended')));
    try {
      await client.connect();
      await client.query(`listen ${DOCUMENTS_CHANGED}`);
      this.ring();
    } catch (error) {
      this.lost(client, error);
      client.end().catch(this.onError);
    }
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.shut || this.client !== client) return;
    this.client = undefined;
    this.onError(error);
    this.retry = setTimeout(() => void this.open(), RETRY_MS);
  }
}
