import { askWorker } from '../../shared/offline/ask-worker.ts';
import { clearOfflineData } from '../../shared/offline/forget-offline.ts';
import type { ResponseStore } from '../../shared/offline/kept-answers.ts';
import { isPersonalKey } from './what-is-kept.ts';

const clearQueuedCommands = (): Promise<void> => askWorker('naksha.forget');

/** Public data stays. */
export async function deletePersonalCacheOnSignOut(
  store: ResponseStore,
  { forget = clearOfflineData, forgetWaiting = clearQueuedCommands } = {},
): Promise<void> {
  const forgetKept = async () => {
    if ((await store.list()).some(([, { key }]) => isPersonalKey(key))) await forget();
  };
  await Promise.all([forgetWaiting(), forgetKept()]);
}
