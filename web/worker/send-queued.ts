import type { BackgroundSyncQueue } from 'serwist';
import type { QueuedOutcome } from '../src/shared/offline/queue-news.ts';

type Queue = Pick<BackgroundSyncQueue, 'getAll' | 'shiftRequest' | 'size'>;
type World = {
  fetch(request: Request): Promise<Response>;
  /** @param position as the server answered it */
  tell(outcome: QueuedOutcome, position?: unknown): Promise<void>;
};

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
    const position = answer.ok ? await readPosition(answer) : undefined;
    await queue.shiftRequest();
    await tell(answer.ok ? 'sent' : 'refused', position);
  }
}

/** Where an accepted command stands in the log: what is read next is asked for from there. */
async function readPosition(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text ? (JSON.parse(text) as { position?: unknown }).position : undefined;
}
