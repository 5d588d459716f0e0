import { sharedValue, useSharedValue } from '../state/shared-value.ts';
import { sessionState } from './session.ts';

/** What should happen once the person has signed in: a save, a contact, a page. */
export type SignInRequest = { wish?: () => void };

export const signInRequest = sharedValue<SignInRequest | undefined>(undefined);

export const useSignInRequest = (): SignInRequest | undefined => useSharedValue(signInRequest);

/**
 * Runs `wish` at once for the signed-in, and after sign-in for everyone else, once. Asking twice leaves one dialog,
 * with the newest wish.
 */
export function signedIn(wish: () => void): void {
  if (sessionState() === 'in') wish();
  else signInRequest.set({ wish });
}

export const askToSignIn = (): void => signInRequest.set({});

/** Closes the dialog; the wish runs only where the sign-in succeeded. */
export function endSignInRequest(succeeded: boolean): void {
  const request = signInRequest.get();
  signInRequest.set(undefined);
  if (succeeded) request?.wish?.();
}
