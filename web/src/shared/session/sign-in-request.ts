import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sessionState } from './session.ts';

/** What should happen once the person has signed in: a save, a contact, a page. */
export type SignInRequest = { wish?: () => void };

const store = getDefaultStore();
export const requestAtom = atom<SignInRequest | undefined>(undefined);

export const useSignInRequest = (): SignInRequest | undefined => useAtomValue(requestAtom);

/**
 * Runs `wish` at once for the signed-in, and after sign-in for everyone else, once. Asking twice leaves one dialog,
 * with the newest wish.
 */
export function signedIn(wish: () => void): void {
  if (sessionState() === 'in') wish();
  else store.set(requestAtom, { wish });
}

export const askToSignIn = (): void => store.set(requestAtom, {});

/** Closes the dialog; the wish runs only where the sign-in succeeded. */
export function endSignInRequest(succeeded: boolean): void {
  const request = store.get(requestAtom);
  store.set(requestAtom, undefined);
  if (succeeded) request?.wish?.();
}
