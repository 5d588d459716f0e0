import { createSharedValue, useSharedValue } from '../state/shared-value.ts';
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

const asked = createSharedValue<SignInRequest | undefined>(undefined);

export const signInRequest = asked.get;
/** @returns how to stop listening */
export const onSignInRequest = asked.subscribe;
export const useSignInRequest = (): SignInRequest | undefined => useSharedValue(asked);

/**
 * Runs `wish` at once for the signed-in, and after sign-in for everyone else, once. Asking twice leaves one dialog,
 * with the newest wish.
 */
export function signedIn(wish: () => void, reason?: SignInReason): void {
  if (sessionState() === 'in') wish();
  else asked.set({ wish, reason });
}

export const askToSignIn = (reason?: SignInReason): void => asked.set({ reason });
export const askToRegister = (appearance: number): void => asked.set({ appearance });

/** Closes the dialog; the wish runs only where the sign-in succeeded. */
export function endSignInRequest(succeeded: boolean): void {
  const request = asked.get();
  asked.set(undefined);
  if (succeeded) request?.wish?.();
}
