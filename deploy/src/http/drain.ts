import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClosableConnections } from './close-connections.ts';

/** Between being told to stop and closing: all is answered as ever, and every answer says that it won't be for long. */
export class Drain {
  #begun = false;

  /** @param seconds how long balancers take until they ask others */
  constructor(private readonly seconds: number) {}

  get begun(): boolean {
    return this.#begun;
  }

  /** @param hurry ends it before its time */
  async run(connections: Pick<ClosableConnections, 'announceClose'>, hurry: AbortSignal): Promise<void> {
    this.#begun = true;
    connections.announceClose();
    await Promise.race([pause(this.seconds * 1_000), once(hurry, 'abort')]);
  }
}
