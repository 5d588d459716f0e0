import type { BackgroundSyncQueue } from 'serwist';
import type { QueuedOutcome } from '../src/shared/offline/queue-news.ts';

type Queue = Pick<BackgroundSyncQueue, 'getAll' | 'shiftRequest' | 'size'>;
type World = {
  fetch(request: Request): Promise<Response>;
  tell(outcome: QueuedOutcome, position?: unknown): Promise<void>;
};

/** The status may change on a retry. */
const isRetryable = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/**
 * Each is removed after its response; a crash in between repeats it under the same key. @throws if still offline, so
 * that the browser retries
 */
export async function sendQueued(queue: Queue, { fetch, tell }: World): Promise<void> {
  const before = await queue.size();
  const waiting = await queue.getAll();
  if (waiting.length < before) await tell('refused');
  for (const { request } of waiting) {
    const answer = await fetch(request.clone());
    if (isRetryable(answer.status)) throw new Error(`Queued request failed with status ${answer.status}`);
    const position = answer.ok ? await readPosition(answer) : undefined;
    await queue.shiftRequest();
    await tell(answer.ok ? 'sent' : 'refused', position);
  }
}

async function readPosition(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text ? (JSON.parse(text) as { position?: unknown }).position : undefined;
}
