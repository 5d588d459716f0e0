import { BackgroundSyncQueue, type SerwistPlugin } from 'serwist';
import type { QueueNews } from '../src/shared/offline/queue-news.ts';
import { sendQueued } from './send-queued.ts';

declare const self: ServiceWorkerGlobalScope;

/** In minutes. Later than that nobody remembers what they wished for. */
const KEPT_FOR = 7 * 24 * 60;

type Queue = Pick<BackgroundSyncQueue, 'getAll' | 'shiftRequest' | 'popRequest' | 'pushRequest' | 'size'>;

/** What is done without a connection, kept with its Idempotency-Key until there is one. */
export class ActionQueue implements SerwistPlugin {
  readonly #queue: Queue;
  #sending: Promise<void> | undefined;

  constructor(queue?: Queue) {
    this.#queue =
      queue ?? new BackgroundSyncQueue('actions', { onSync: () => this.send(), maxRetentionTime: KEPT_FOR });
  }

  /** At once, and never twice at a time. */
  send(): Promise<void> {
    this.#sending ??= sendQueued(this.#queue, { fetch: (request) => fetch(request), tell }).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async clear(): Promise<void> {
    while (await this.#queue.popRequest());
  }

  /** The newer wish never overtakes the older one: where that can't be sent yet, the newer waits behind it. */
  readonly requestWillFetch: SerwistPlugin['requestWillFetch'] = async ({ request }) => {
    await this.send().catch((error) => console.info('what waits goes on waiting:', error));
    // A browser that keeps nothing has nothing that waits.
    if ((await this.#queue.size().catch(() => 0)) === 0) return request;
    await this.#queue.pushRequest({ request });
    throw new Error('an older wish waits');
  };

  readonly fetchDidFail: SerwistPlugin['fetchDidFail'] = ({ originalRequest }) =>
    this.#queue.pushRequest({ request: originalRequest });

  readonly handlerDidError: SerwistPlugin['handlerDidError'] = async () => {
    await tell('queued');
    return Response.json({ queued: true }, { status: 202 });
  };
}

async function tell(news: QueueNews['news']): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'naksha.queue', news } satisfies QueueNews);
}
