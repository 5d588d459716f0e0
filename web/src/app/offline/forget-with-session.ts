import { forgetOffline } from '../../shared/offline/forget-offline.ts';
import type { AnswerStore } from '../../shared/offline/kept-answers.ts';
import { isPersonal } from './what-is-kept.ts';

/** Nobody is signed in: what somebody who was has left here goes. A stranger's own reading stays. */
export async function forgetWithSession(store: AnswerStore, forget = forgetOffline): Promise<void> {
  if ((await store.list()).some(([, { key }]) => isPersonal(key))) await forget();
}
