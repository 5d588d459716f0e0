import type { BackgroundSyncQueue } from 'serwist';
import type { QueuedOutcome } from '../src/shared/offline/queue-news.ts';

type Queue = Pick<BackgroundSyncQueue, 'getAll' | 'shiftRequest' | 'size'>;
type World = { fetch(request: Request): Promise<Response>; tell(outcome: QueuedOutcome): Promise<void> };

/** The server may say something else the next time. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/**
 * Sends what waits, in the order in which it was done. Each leaves the queue once it was answered: whoever dies between the two
 * sends it again under the same Idempotency-Key, and it is done once.
 * @throws where there is still no connection, for the browser to wake the worker again
 */
export async function sendQueued(queue: Queue, { fetch, tell }: World): Promise<void> {
  const before = await queue.size();
  const waiting = await queue.getAll();
  // Too old to be anybody's wish still; the queue has thrown them away.
  if (waiting.length < before) await tell('refused');
  for (const { request } of waiting) {
    const answer = await fetch(request.clone());
    if (isPassing(answer.status)) throw new Error(`what waits was answered ${answer.status}`);
    await queue.shiftRequest();
    await tell(answer.ok ? 'sent' : 'refused');
  }
}
