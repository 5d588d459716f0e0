import type { TrackedConnections } from './track-connections.ts';

/** Long enough for a proxy to use its idle connections up, and shorter than nginx's `fail_timeout`, after which it tries again. */
const LAST_CONNECTIONS_SECONDS = 2;

export class Drain {
  #begun = false;

  /** @param seconds until balancers use other processes */
  constructor(private readonly seconds: number) {}

  get begun(): boolean {
    return this.#begun;
  }

  /**
   * First only `/health/ready` fails. A proxy that does not ask for it keeps its idle connections, so that few new connections
   * arrive when the listener closes: those that are in its queue then are reset. After that, new connections are refused, which
   * makes a proxy send the request elsewhere, and each response closes its connection.
   * @param hurry ends it early
   */
  async run(
    connections: Pick<TrackedConnections, 'stopListening' | 'announceClose' | 'allClosed'>,
    hurry: AbortSignal,
  ): Promise<void> {
    this.#begun = true;
    await waitFor(this.seconds, hurry);
    connections.stopListening();
    connections.announceClose();
    const last = Math.min(LAST_CONNECTIONS_SECONDS, this.seconds);
    await Promise.race([waitFor(last, hurry), connections.allClosed()]);
  }
}

function waitFor(seconds: number, hurry: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (hurry.aborted) resolve();
  hurry.addEventListener('abort', () => resolve(), { once: true });
  setTimeout(resolve, seconds * 1_000);
  return promise;
}
