import { askWorker } from './ask-worker.ts';
import { keptAnswers } from './kept-answers.ts';

/** The program itself stays, without which nothing is shown offline: it is nobody's. */
const isProgram = (cache: string): boolean => cache.includes('-precache-') || cache === 'naksha-assets';

/** All that was kept of what somebody read, and what they did that still waits for a connection. */
export async function forgetOffline(): Promise<void> {
  const forgetting = [
    'indexedDB' in globalThis ? keptAnswers.clear() : undefined,
    askWorker('naksha.forget'),
    'caches' in globalThis ? forgetCaches() : undefined,
  ];
  for (const outcome of await Promise.allSettled(forgetting))
    if (outcome.status === 'rejected')
      console.warn('something kept for offline could not be forgotten', outcome.reason);
}

async function forgetCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isProgram(name)).map((name) => caches.delete(name)));
}
