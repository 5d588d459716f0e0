import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sessionState } from './session.ts';

/** What somebody was about to do, as the dialog says it. */
export type SignInReason = 'save' | 'contact' | 'call' | 'search' | 'photos';

/** Why the dialog is open. */
export type SignInRequest = {
  /** What should happen once the person has signed in: a save, a contact, a page. */
  wish?: () => void;
  reason?: SignInReason;
  /** It came by itself, for the how-manieth time. */
  appearance?: number;
};

const store = getDefaultStore();
const asked = atom<SignInRequest | undefined>(undefined);

export const signInRequest = (): SignInRequest | undefined => store.get(asked);
/** @returns how to stop listening */
export const onSignInRequest = (listener: () => void): (() => void) => store.sub(asked, listener);
export const useSignInRequest = (): SignInRequest | undefined => useAtomValue(asked);

/**
 * Runs `wish` at once for the signed-in, and after sign-in for everyone else, once. Asking twice leaves one dialog,
 * with the newest wish.
 */
export function signedIn(wish: () => void, reason?: SignInReason): void {
  if (sessionState() === 'in') wish();
  else store.set(asked, { wish, reason });
}

export const askToSignIn = (reason?: SignInReason): void => store.set(asked, { reason });
export const askToRegister = (appearance: number): void => store.set(asked, { appearance });

/** Closes the dialog; the wish runs only where the sign-in succeeded. */
export function endSignInRequest(succeeded: boolean): void {
  const request = store.get(asked);
  store.set(asked, undefined);
  if (succeeded) request?.wish?.();
}
