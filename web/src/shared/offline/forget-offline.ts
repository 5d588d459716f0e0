import { askWorker } from './ask-worker.ts';
import { keptAnswers } from './kept-answers.ts';

/** Nothing works offline without the app's own files. */
const isProgram = (cache: string): boolean => cache.includes('-precache-') || cache === 'naksha-assets';

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
