import { BackgroundSyncQueue, type SerwistPlugin } from 'serwist';
import type { QueueNews } from '../src/shared/offline/queue-news.ts';
import { sendQueued } from './send-queued.ts';

declare const self: ServiceWorkerGlobalScope;

/** Minutes. */
const KEPT_FOR = 7 * 24 * 60;

type Queue = Pick<BackgroundSyncQueue, 'getAll' | 'shiftRequest' | 'popRequest' | 'pushRequest' | 'size'>;

/** Serwist's per-request plugin state. */
type PluginState = Record<string, unknown> | undefined;

export class CommandQueue implements SerwistPlugin {
  readonly #queue: Queue;
  #sending: Promise<void> | undefined;
  #clearing: Promise<void> | undefined;
  #stop = new AbortController();

  constructor(queue?: Queue) {
    this.#queue =
      queue ?? new BackgroundSyncQueue('actions', { onSync: () => this.send(), maxRetentionTime: KEPT_FOR });
  }

  /** Never concurrently, and not while being cleared. */
  send(): Promise<void> {
    this.#sending ??= this.#sendNow().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendNow(): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    await this.#clearing;
    signal.throwIfAborted();
    await sendQueued(this.#queue, { fetch: (request) => fetch(request, { signal }), tell: notifyPages });
  }

  clear(): Promise<void> {
    this.#clearing ??= this.#clearNow().finally(() => {
      this.#clearing = undefined;
    });
    return this.#clearing;
  }

  async #clearNow(): Promise<void> {
    this.#stop.abort();
    await this.#sending?.catch(() => undefined);
    while (await this.#queue.popRequest());
  }

  /** New commands wait behind queued ones. */
  readonly requestWillFetch: SerwistPlugin['requestWillFetch'] = async ({ request, state }) => {
    await this.send().catch((error) => console.info('queued actions not sent, will retry:', error));
    // Without storage, nothing is queued.
    if ((await this.#queue.size().catch(() => 0)) === 0) return request;
    await this.#keep(request, state);
    throw new Error('An older action is still queued');
  };

  readonly fetchDidFail: SerwistPlugin['fetchDidFail'] = ({ originalRequest, state }) =>
    this.#keep(originalRequest, state);

  async #keep(request: Request, state: PluginState): Promise<void> {
    await this.#queue.pushRequest({ request });
    if (state) state.kept = true;
  }

  /** If it cannot be stored, the request fails as without a worker. */
  readonly handlerDidError: SerwistPlugin['handlerDidError'] = async ({ state }) => {
    if (!state?.kept) return undefined;
    await notifyPages('queued');
    return Response.json({ queued: true }, { status: 202 });
  };
}

async function notifyPages(news: QueueNews['news'], position?: unknown): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'naksha.queue', news, position } satisfies QueueNews);
}
