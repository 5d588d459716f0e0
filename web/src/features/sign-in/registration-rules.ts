import type { Page } from '@naksha/events/contracts';
import type { UserState } from './user-state.ts';

/** When the dialog opens automatically. The numbers are the specification's. */
const RETURNED_MS = 2000;
const FIRST_MS = 120_000;
export const REAPPEARS_AFTER_MS = 120_000;
/** From this appearance on it has no close button, and opens sooner on the next visit. */
const INSISTS_FROM = 3;
export const FLAG_LIVES_S = 3600;

/** @param shownBefore the flag of an earlier visit exists and has not expired */
export const firstDelayMs = (shownBefore: boolean): number => (shownBefore ? RETURNED_MS : FIRST_MS);

export const mayAppear = ({ isLogin, isUserExists, isPopedUp }: UserState): boolean =>
  !isLogin && !isUserExists && !isPopedUp;

/** Pages on which it never opens. */
export const appearsOn = (page: Page | undefined): boolean => !page?.ownSignIn && !page?.meta.requiresAuth;

/** It reopens after the first and second close. @param appearance counted from 1 */
export const comesAgain = (appearance: number): boolean => appearance < INSISTS_FROM;

export const insists = (appearance: number): boolean => appearance >= INSISTS_FROM;

/** Terms and contact pages must stay readable, so the dialog can be closed there. */
export const hasCross = (appearance: number, page: Page | undefined): boolean =>
  !insists(appearance) || page?.alwaysReadable === true;
