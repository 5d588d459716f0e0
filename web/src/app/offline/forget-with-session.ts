import { askWorker } from '../../shared/offline/ask-worker.ts';
import { forgetOffline } from '../../shared/offline/forget-offline.ts';
import type { AnswerStore } from '../../shared/offline/kept-answers.ts';
import { isPersonal } from './what-is-kept.ts';

const forgetActions = (): Promise<void> => askWorker('naksha.forget');

/** Public data stays. */
export async function forgetWithSession(
  store: AnswerStore,
  { forget = forgetOffline, forgetWaiting = forgetActions } = {},
): Promise<void> {
  const forgetKept = async () => {
    if ((await store.list()).some(([, { key }]) => isPersonal(key))) await forget();
  };
  await Promise.all([forgetWaiting(), forgetKept()]);
}
