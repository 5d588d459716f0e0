import type { Page } from '@naksha/events/contracts';
import type { UserState } from './user-state.ts';

/** When the dialog comes by itself. The figures are the specification's. */
const RETURNED_MS = 2000;
const FIRST_MS = 120_000;
export const REAPPEARS_AFTER_MS = 120_000;
/** From this one on it has no cross, and the next visit begins sooner. */
const INSISTS_FROM = 3;
export const FLAG_LIVES_S = 3600;

/** @param shownBefore the flag of an earlier visit stands and has not expired */
export const firstDelayMs = (shownBefore: boolean): number => (shownBefore ? RETURNED_MS : FIRST_MS);

export const mayAppear = ({ isLogin, isUserExists, isPopedUp }: UserState): boolean =>
  !isLogin && !isUserExists && !isPopedUp;

/** Where it never opens, however long somebody stays. */
export const appearsOn = (page: Page | undefined): boolean => !page?.ownSignIn && !page?.meta.requiresAuth;

/** @param appearance counted from 1 */
/** After its first and its second close. */
export const comesAgain = (appearance: number): boolean => appearance < INSISTS_FROM;

export const insists = (appearance: number): boolean => appearance >= INSISTS_FROM;

/** What somebody reads before they agree, or to reach us, is never barred. */
export const hasCross = (appearance: number, page: Page | undefined): boolean =>
  !insists(appearance) || page?.alwaysReadable === true;
