import { sendToServiceWorker } from './ask-worker.ts';
import { responseStore } from './kept-answers.ts';

/** Nothing works offline without the app's own files. */
const isAppCache = (cache: string): boolean => cache.includes('-precache-') || cache === 'naksha-assets';

export async function clearOfflineData(): Promise<void> {
  const forgetting = [
    'indexedDB' in globalThis ? responseStore.clear() : undefined,
    sendToServiceWorker('naksha.forget'),
    'caches' in globalThis ? deleteCaches() : undefined,
  ];
  for (const outcome of await Promise.allSettled(forgetting))
    if (outcome.status === 'rejected') console.warn('deletion of offline data failed:', outcome.reason);
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isAppCache(name)).map((name) => caches.delete(name)));
}
