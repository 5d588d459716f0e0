import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sendRequestOnce, setTokenRejectedListener } from '../api/api.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { queryClient } from '../api/query-client.ts';
import { t } from '../messages/t.ts';
import { removeAccountLists, removeAllButDeviceLists } from '../on-device/device-storage.ts';
import { keptDrafts } from '../ui/kept-drafts.ts';
import { toast } from '../ui/toast.ts';
import { readAccessToken, removeAccessToken, storeAccessToken } from './access-token.ts';

/** `unsure`: there is a token that has not been validated. */
export type SessionState = 'out' | 'unsure' | 'in';

const store = getDefaultStore();
const session = atom<SessionState>(globalThis.localStorage?.getItem('access_token') ? 'unsure' : 'out');

export const useSession = (): SessionState => useAtomValue(session);
export const sessionState = (): SessionState => store.get(session);
export const subscribeToSession = (listener: () => void): (() => void) => store.sub(session, listener);

/** Reloads data that was read anonymously. */
export function startSession(access: string): void {
  storeAccessToken(access);
  store.set(session, 'in');
  void queryClient.invalidateQueries();
}

let validating: Promise<SessionState> | undefined;

/** At the start and before each navigation until the server has decided. */
export function restoreSession(): Promise<SessionState> {
  // Signed in in another tab.
  if (sessionState() === 'out' && readAccessToken()) store.set(session, 'unsure');
  if (sessionState() !== 'unsure') return Promise.resolve(sessionState());
  validating ??= validate().finally(() => {
    validating = undefined;
  });
  return validating;
}

async function validate(): Promise<SessionState> {
  try {
    await sendRequestOnce('POST', '/auth/token-verify', { token: readAccessToken() });
    store.set(session, 'in');
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429) expire();
    // Offline, trust the token for data on this device; the server checks it before returning more.
    else if (navigator.onLine === false) store.set(session, 'in');
    else toast.error(t('app.user.sessionUnclear'), { stays: true });
  }
  return sessionState();
}

function expire(): void {
  if (sessionState() === 'out') return;
  clearSessionData();
  toast.error(t('app.user.sessionExpired'), { stays: true });
}

function clearSessionData(): void {
  removeAccessToken();
  removeAccountLists();
  keptDrafts.clear();
  store.set(session, 'out');
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' });
  void queryClient.invalidateQueries();
}

setTokenRejectedListener(expire);
// Tabs share the token, so signing out in one signs out in all.
globalThis.addEventListener?.('storage', () => {
  if (!readAccessToken()) expire();
});

const NOTICE = 'naksha.notice';

/** Whatever the server says. */
export async function signOutAndLoadPage(home: string, forgetOffline: () => Promise<void>): Promise<void> {
  try {
    await sendRequestOnce('GET', '/auth/signout');
  } catch (error) {
    // The token is deleted anyway; the session on the server expires.
    console.warn('sign-out request failed:', error);
  }
  removeAllButDeviceLists();
  sessionStorage.clear();
  await forgetOffline();
  sessionStorage.setItem(NOTICE, 'logged-out');
  location.assign(home);
}

export function showSignedOutNotice(): void {
  if (sessionStorage.getItem(NOTICE) !== 'logged-out') return;
  sessionStorage.removeItem(NOTICE);
  toast.success(t('app.user.loggedOut'));
}
