import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { once, whenTokenIsUnknown } from '../api/api.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { queryClient } from '../api/query-client.ts';
import { t } from '../messages/t.ts';
import { keptDrafts } from '../ui/kept-drafts.ts';
import { toast } from '../ui/toast.ts';
import { accessToken, dropAccessToken, keepAccessToken } from './access-token.ts';

/** `unsure`: there is a token that hasn't been validated yet. */
export type SessionState = 'out' | 'unsure' | 'in';

const store = getDefaultStore();
const session = atom<SessionState>(globalThis.localStorage?.getItem('access_token') ? 'unsure' : 'out');

export const useSession = (): SessionState => useAtomValue(session);
export const sessionState = (): SessionState => store.get(session);
/** @returns how to stop listening */
export const onSessionChange = (listener: () => void): (() => void) => store.sub(session, listener);

/** After a right code. Whatever was read as a stranger is read again. */
export function openSession(access: string): void {
  keepAccessToken(access);
  store.set(session, 'in');
  void queryClient.invalidateQueries();
}

let validating: Promise<SessionState> | undefined;

/** Validates a kept token: at the start, and before each navigation until the server has said yes or no. */
export function restoreSession(): Promise<SessionState> {
  // Somebody signed in elsewhere, in another tab.
  if (sessionState() === 'out' && accessToken()) store.set(session, 'unsure');
  if (sessionState() !== 'unsure') return Promise.resolve(sessionState());
  validating ??= validate().finally(() => {
    validating = undefined;
  });
  return validating;
}

async function validate(): Promise<SessionState> {
  try {
    await once('POST', '/auth/token-verify', { token: accessToken() });
    store.set(session, 'in');
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429) expire();
    // What was kept on this device is theirs; the server looks at the token again before it gives more.
    else if (navigator.onLine === false) store.set(session, 'in');
    else toast.error(t('app.user.sessionUnclear'), { stays: true });
  }
  return sessionState();
}

function expire(): void {
  if (sessionState() === 'out') return;
  forget();
  toast.error(t('app.user.sessionExpired'), { stays: true });
}

function forget(): void {
  dropAccessToken();
  keptDrafts.clear();
  store.set(session, 'out');
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' });
  void queryClient.invalidateQueries();
}

whenTokenIsUnknown(expire);
// Signed out in one tab is signed out in all: the token is shared, and what each of them shows is not.
globalThis.addEventListener?.('storage', () => {
  if (!accessToken()) expire();
});

const NOTICE = 'naksha.notice';

/**
 * Ends the session here whatever the call says, forgets all that this site kept, and starts anew on Home.
 * @param forgetOffline empties what was kept for being offline
 */
export async function signOut(home: string, forgetOffline: () => Promise<void>): Promise<void> {
  try {
    await once('GET', '/auth/signout');
  } catch (error) {
    // The token is thrown away below in any case; the server's copy ends by itself.
    console.warn('sign-out call failed', error);
  }
  localStorage.clear();
  sessionStorage.clear();
  await forgetOffline();
  sessionStorage.setItem(NOTICE, 'logged-out');
  location.assign(home);
}

/** The notice of a logout travels over the reload. */
export function showCarriedNotice(): void {
  if (sessionStorage.getItem(NOTICE) !== 'logged-out') return;
  sessionStorage.removeItem(NOTICE);
  toast.success(t('app.user.loggedOut'));
}
