import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sessionState } from './session.ts';

export type SignInReason = 'save' | 'contact' | 'call' | 'search' | 'photos';

export type SignInRequest = {
  /** Runs after sign-in. */
  wish?: () => void;
  reason?: SignInReason;
  /** Of automatic dialogs: how often one has appeared. */
  appearance?: number;
};

const store = getDefaultStore();
const asked = atom<SignInRequest | undefined>(undefined);

export const signInRequest = (): SignInRequest | undefined => store.get(asked);
export const subscribeToSignInRequest = (listener: () => void): (() => void) => store.sub(asked, listener);
export const useSignInRequest = (): SignInRequest | undefined => useAtomValue(asked);

/** Runs now if signed in. A second request replaces the first. */
export function runWhenSignedIn(wish: () => void, reason?: SignInReason): void {
  if (sessionState() === 'in') wish();
  else store.set(asked, { wish, reason });
}

export const askToSignIn = (reason?: SignInReason): void => store.set(asked, { reason });
export const askToRegister = (appearance: number): void => store.set(asked, { appearance });

export function endSignInRequest(succeeded: boolean): void {
  const request = store.get(asked);
  store.set(asked, undefined);
  if (succeeded) request?.wish?.();
}
