import { PgListener, Signal } from '@naksha/events/async';
import type pg from 'pg';
import { DOCUMENTS_CHANGED } from './read-database.ts';

const RETRY_MS = [1000];

export class ChangeListener {
  readonly changed = new Signal();
  private readonly listener: PgListener;
  private ended = false;

  constructor(connection: pg.ClientConfig, onError: (error: unknown) => void) {
    const onNotify = () => this.changed.notify();
    this.listener = new PgListener({ connection, channel: DOCUMENTS_CHANGED, retryMs: RETRY_MS, onNotify, onError });
  }

  get closed(): boolean {
    return this.ended;
  }

  async close(): Promise<void> {
    this.ended = true;
    this.changed.notify();
    await this.listener.stop();
  }
}
