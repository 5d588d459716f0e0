import type { Page } from '@naksha/events/contracts';
import type { UserState } from './user-state.ts';

/** The specification's numbers. */
const RETURNED_MS = 2000;
const FIRST_MS = 120_000;
export const REAPPEARS_AFTER_MS = 120_000;
/** No close button, and sooner on the next visit. */
const INSISTS_FROM = 3;
export const FLAG_LIVES_S = 3600;

/** `shownBefore`: the flag of an earlier visit has not expired. */
export const firstRegistrationDelayMs = (shownBefore: boolean): number => (shownBefore ? RETURNED_MS : FIRST_MS);

export const mayRegistrationDialogAppear = ({ isLogin, isUserExists, isPopedUp }: UserState): boolean =>
  !isLogin && !isUserExists && !isPopedUp;

export const mayRegistrationDialogAppearOn = (page: Page | undefined): boolean =>
  !page?.ownSignIn && !page?.meta.requiresAuth;

/** `appearance`: counted from 1. */
export const registrationReappearsAfterClose = (appearance: number): boolean => appearance < INSISTS_FROM;

export const isRegistrationMandatory = (appearance: number): boolean => appearance >= INSISTS_FROM;

/** Terms and contact pages must stay readable, so the dialog can be closed there. */
export const hasRegistrationCloseButton = (appearance: number, page: Page | undefined): boolean =>
  !isRegistrationMandatory(appearance) || page?.alwaysReadable === true;
