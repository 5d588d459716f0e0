import { Serwist } from '@serwist/window';
import { queryClient } from '../../shared/api/query-client.ts';
import { keptAnswers } from '../../shared/offline/kept-answers.ts';
import { onSessionChange, sessionState } from '../../shared/session/session.ts';
import { isFieldFocused, isFormDirty, watchForms } from '../../shared/ui/forms-in-use.ts';
import { hasUnsentWork } from '../../shared/ui/unsent-work.ts';
import { followReleases } from './follow-releases.ts';
import { forgetWithSession } from './forget-with-session.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepSaved } from './keep-saved.ts';
import { loadedParts } from './loaded-parts.ts';
import { answerOtherTabs, areOtherTabsFree } from './other-tabs.ts';
import { findPublicListings, renewKept } from './renew-kept.ts';
import { sendWaiting, tellOfQueue } from './tell-of-queue.ts';
import { withEachConnection } from './with-each-connection.ts';

const isOnline = (): boolean => navigator.onLine;

/** Nothing is cached without a worker. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const began = Date.now();
  const leave = async () => {
    if (sessionState() === 'out') await forgetWithSession(keptAnswers).catch(console.warn);
  };
  const left = leave();
  onSessionChange(leave);
  if (!isOnline()) keep();
  watchForms();
  const isFree = () => !isFormDirty() && !isFieldFocused() && !hasUnsentWork();
  answerOtherTabs(isFree);
  tellOfQueue(navigator.serviceWorker);
  // After deleting what belongs to a former session.
  void left.then(sendWaiting);
  const worker = new Serwist('/service-worker.js');
  const registration = await followReleases({
    worker,
    container: navigator.serviceWorker,
    isFree,
    areOthersFree: areOtherTabsFree,
    reload: () => location.reload(),
    onFirst: () => void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: loadedParts() } }),
  });
  if (!registration) return;
  keep();
  await withEachConnection({ page: globalThis, isOnline, now: Date.now, began }, renewAll);
}

let keeps = false;
function keep(): void {
  if (!keeps) keepAnswers({ client: queryClient, store: keptAnswers, isOnline, now: Date.now });
  keeps = true;
}

async function renewAll(since: number): Promise<void> {
  try {
    await renewKept({ store: keptAnswers, now: Date.now(), findPublic: findPublicListings }, since);
    if (sessionState() !== 'in') return;
    const stillIn = () => sessionState() === 'in';
    await keepSaved({ client: queryClient, store: keptAnswers, now: Date.now(), stillIn, isSparing: isSparing() });
  } catch (error) {
    console.warn('what is kept could not be looked through', error);
  }
}

const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
