import { clearOfflineData } from '../../shared/offline/forget-offline.ts';
import { keptDrafts } from '../../shared/ui/kept-drafts.ts';

/** Failures are ignored: the server has no data left. */
export async function clearDeviceData(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  keptDrafts.clear();
  // First, because the worker holds the queue.
  await clearOfflineData();
  const forgetting: Promise<unknown>[] = [unregisterWorker()];
  if (typeof caches !== 'undefined')
    forgetting.push(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  // Not supported by every browser.
  if (typeof indexedDB !== 'undefined' && typeof indexedDB.databases === 'function')
    forgetting.push(
      indexedDB.databases().then((all) => {
        for (const { name } of all) if (name) indexedDB.deleteDatabase(name);
      }),
    );
  for (const { status, ...outcome } of await Promise.allSettled(forgetting))
    if (status === 'rejected') console.warn('deletion of data in this browser failed:', outcome);
}

async function unregisterWorker(): Promise<void> {
  await (await globalThis.navigator?.serviceWorker?.getRegistration?.())?.unregister();
}
