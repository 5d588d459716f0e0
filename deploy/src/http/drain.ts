import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { TrackedConnections } from './track-connections.ts';

export class Drain {
  #begun = false;

  /** @param seconds until balancers use other processes */
  constructor(private readonly seconds: number) {}

  get begun(): boolean {
    return this.#begun;
  }

  /** @param hurry ends it early */
  async run(connections: Pick<TrackedConnections, 'announceClose'>, hurry: AbortSignal): Promise<void> {
    this.#begun = true;
    connections.announceClose();
    await Promise.race([pause(this.seconds * 1_000), once(hurry, 'abort')]);
  }
}
